"""Uses both hands, waits and watches with uiautomator2, and tells what came of it as one line of JSON."""
import json
import sys

import uiautomator2

given = json.loads(sys.argv[1])
d = uiautomator2.connect(given["serial"])
d.settings["wait_timeout"] = 5


def zoom():
    """The step of the camera's zoom that is chosen, as its button says it."""
    return d(resourceIdMatches=".*:id/zoom_.*", checked=True).get_text()


d.app_start("app.tapworld.gallery", wait=True)
grid = d(scrollable=True)
tiles = [grid.child_by_instance(i, className="android.widget.Button") for i in (0, 1)]
told = {"tiles": [tile.info["contentDescription"] or tile.get_text() for tile in tiles]}
try:
    grid.child_by_instance(5_000, clickable=True)
    told["beyond"] = "found"
except uiautomator2.exceptions.UiObjectNotFoundError:
    told["beyond"] = "not found"

d.app_start("app.tapworld.camera", wait=True)
finder = d(resourceId="app.tapworld.camera:id/viewfinder")
told["whole"] = zoom()
finder.pinch_out(percent=80, steps=20)
told["out"] = zoom()
finder.pinch_in(percent=50, steps=20)
told["in"] = zoom()
finder.gesture((520, 1000), (560, 1000), (480, 1000), (600, 1000))
told["gesture"] = zoom()

d.press("home")
told["dragged"] = d(text="Notes").drag_to(text="Clock", duration=0.5)
told["left"] = bool(d(text="Notes").exists)

told["changes"] = d.jsonrpc.waitForWindowUpdate(None, 70_000)
told["rests"] = d.jsonrpc.waitForWindowUpdate("app.tapworld.launcher", 1_500)
told["other"] = d.jsonrpc.waitForWindowUpdate("app.tapworld.notes", 70_000)

d.watcher("nobody").when("Nobody here").click()
told["nothing"] = d.watcher.run()
d.watcher("settings").when("Settings").click()
told["watched"] = d.watcher.run()
told["there"] = d.app_current()["package"]
d.watcher.remove()
print(json.dumps(told))
