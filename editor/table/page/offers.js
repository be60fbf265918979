/** What can be pointed at: the same as `offered` of a desk does on the server. */

/** Tell whether two targets are the same. */
export function same(one, other) {
  return one.sort === other.sort && one.name === other.name;
}

/** Return what can be pointed at after a path, or the choice that it comes to. */
export function offered(choices, path) {
  const left = choices.filter((each) => path.every((at, place) => each.path[place] && same(at, each.path[place])));
  if (left.length === 1 && left[0].path.length === path.length) return { targets: [], choice: left[0], choices: left };
  const targets = [];
  for (const { path: way } of left) {
    const next = way[path.length];
    if (next && !targets.some((each) => same(each, next))) targets.push(next);
  }
  return { targets, choice: null, choices: left };
}
