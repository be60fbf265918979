"""What a person can do with plugins; each act is told, and what is taken away can be put back."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QUrl, Signal
from PySide6.QtGui import QDesktopServices

from hullwright.plugins.host import Plugin, Status
from hullwright.plugins.host.installation import AlreadyThere, Installed, Keeper
from hullwright.plugins.host.removals import Removed
from hullwright.schema.errors import HullwrightError
from hullwright.schema.messages import Message

from ..files.asker import Asker, Pattern
from ..languages.words import error_text, tr
from ..shell.notices import Notices, Offer, Tone
from .code_trial import CodeTrial

TOPIC = "plugins"


class PluginActions(QObject):
    """Installs, trusts, switches and removes plugins."""

    changed = Signal()
    """Some plugin came, went or stands differently."""
    arrived = Signal(str)
    """The id of a plugin that was installed or put back."""

    def __init__(self, host: Keeper, notices: Notices, asker: Asker) -> None:
        super().__init__()
        self.host = host
        self._notices = notices
        self._asker = asker
        self._trial = CodeTrial(host.home, self)
        self._trial.finished.connect(self._tell_trial)

    def ask_for_zip(self) -> None:
        """Ask for zip files and install what is in them."""
        self._ask(tr("Install a plugin from a zip file"), Pattern(tr("Zip files"), "*.zip"))

    def ask_for_folder(self) -> None:
        """Ask for a folder, by the manifest in it, and install what is in it."""
        title = tr("Install a plugin from a folder: choose the plugin.toml in it")
        self._ask(title, Pattern(tr("Manifests of plugins"), "plugin.toml"))

    def _ask(self, title: str, pattern: Pattern) -> None:
        for path in self._asker.open_paths(title, Path.home(), [pattern]):
            self.install(path)

    def install(self, path: Path, *, replace: bool = False) -> None:
        """Install the plugin in a folder or zip, and say how that went."""
        try:
            installed = self.host.install(path, replace=replace)
        except AlreadyThere as fault:
            again = Offer(tr("Replace it"), partial(self.install, path, replace=True))
            self._notices.tell(error_text(fault), Tone.WARNING, [again], TOPIC)
            return
        except HullwrightError as fault:
            self._notices.tell(error_text(fault), Tone.ERROR, topic=TOPIC)
            return
        undo = Offer(tr("Undo"), partial(self._do, partial(self.host.undo, installed)))
        self._notices.tell(_installed_words(installed), Tone.HINT, [undo], TOPIC)
        self.changed.emit()
        self.arrived.emit(installed.plugin.id)

    def enable(self, plugin: Plugin) -> None:
        """Switch a plugin on."""
        self._do(partial(self.host.enable, plugin.id))

    def disable(self, plugin: Plugin) -> None:
        """Switch a plugin off."""
        self._do(partial(self.host.disable, plugin.id))

    def trust(self, plugin: Plugin) -> None:
        """Trust a plugin as it was when it was looked at, and try its code."""
        if self._do(partial(self.host.trust_as_shown, plugin)):
            trusted = self.host.plugin(plugin.id)
            if trusted.status is Status.READY:
                self._trial.begin(trusted)

    def distrust(self, plugin: Plugin) -> None:
        """Let no code of a plugin run any more."""
        if self._do(partial(self.host.distrust, plugin.id)):
            text = tr(
                "The code of {name} will no longer be run. What is already loaded stays until "
                "the program ends.",
                name=plugin.name,
            )
            self._notices.tell(text, Tone.HINT, topic=TOPIC)

    def remove(self, plugin: Plugin) -> None:
        """Remove a plugin, with an offer to put it back."""
        removed: list[Removed] = []
        if self._do(lambda: removed.append(self.host.take_out(plugin))):
            undo = Offer(tr("Undo"), partial(self._restore, removed[0]))
            text = tr("{name} was removed. It is kept for two weeks.", name=plugin.name)
            self._notices.tell(text, Tone.HINT, [undo], TOPIC)

    def open_folder(self) -> None:
        """Show the person's folder of plugins in the file manager."""
        self.host.folder.mkdir(parents=True, exist_ok=True)
        if not QDesktopServices.openUrl(QUrl.fromLocalFile(str(self.host.folder))):
            text = tr("Your plugins are in {folder}.", folder=self.host.folder)
            self._notices.tell(text, Tone.HINT, topic=TOPIC)

    def _restore(self, removed: Removed) -> None:
        if self._do(partial(self.host.restore, removed)):
            self.arrived.emit(removed.id)

    def _do(self, act: Callable[[], object]) -> bool:
        """Do something and return whether it was possible; if not, it is told."""
        try:
            act()
        except HullwrightError as fault:
            self._notices.tell(error_text(fault), Tone.ERROR, topic=TOPIC)
            return False
        self._notices.settle(TOPIC)
        self.changed.emit()
        return True

    def _tell_trial(self, plugin: Plugin, faults: list[Message]) -> None:
        if faults:
            self._notices.tell(tr(faults[0]), Tone.WARNING, topic=TOPIC)
        else:
            text = tr("{name} is trusted, and its code loads.", name=plugin.name)
            self._notices.tell(text, Tone.GOOD, topic=TOPIC)
        self.host.look_again()
        self.changed.emit()


def _installed_words(installed: Installed) -> str:
    plugin = installed.plugin
    version = plugin.manifest.plugin_version if plugin.manifest else ""
    if plugin.status is Status.UNTRUSTED:
        return tr(
            "{name} {version} was installed. It contains code, which is not run until you trust "
            "it.",
            name=plugin.name,
            version=version,
        )
    return tr("{name} {version} was installed.", name=plugin.name, version=version)
