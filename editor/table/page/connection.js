/** The connection to a table: comes back by itself, with the key to the seat that this browser keeps. */

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;
const ELSEWHERE = 4001;
const GONE = 4004;

export class Connection {
  /**
   * @param {string} code which table
   * @param {boolean} isBoard whether this page is the shared board
   * @param {(message: object) => void} hear what to do with messages
   * @param {(isOpen: boolean) => void} change what to do when the line is there or lost
   */
  constructor(code, isBoard, language, hear, change) {
    this.code = code;
    this.isBoard = isBoard;
    this.language = language;
    this.hear = hear;
    this.change = change;
    this.wait = FIRST_WAIT;
    addEventListener("online", () => this.retry());
    document.addEventListener("visibilitychange", () => document.hidden || this.retry());
  }

  get slot() {
    return `hullwright.${this.isBoard ? "host" : "key"}.${this.code}`;
  }

  get key() {
    return localStorage.getItem(this.slot) ?? "";
  }

  /** Keep the key to a seat, or forget it. */
  keep(key) {
    if (key) localStorage.setItem(this.slot, key);
    else localStorage.removeItem(this.slot);
  }

  open() {
    clearTimeout(this.timer);
    const path = this.isBoard ? `/${this.code}/board/socket` : `/${this.code}/socket`;
    const socket = new WebSocket(`ws://${location.host}${path}`);
    this.socket = socket;
    socket.onopen = () => {
      this.wait = FIRST_WAIT;
      this.send({ do: "hello", key: this.key, language: this.language() });
    };
    // Until the table has answered, what the page shows is from before.
    socket.addEventListener("message", () => this.change(true), { once: true });
    socket.addEventListener("message", (event) => this.hear(JSON.parse(event.data)));
    socket.onclose = (event) => socket === this.socket && this.closed(event.code);
  }

  closed(code) {
    this.socket = null;
    if (code === ELSEWHERE || code === GONE) return;
    this.change(false);
    this.timer = setTimeout(() => this.open(), this.wait);
    this.wait = Math.min(2 * this.wait, LONGEST_WAIT);
  }

  /** Try again at once if the line is lost. */
  retry() {
    if (this.socket === null && this.timer) this.open();
  }

  send(message) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }
}
