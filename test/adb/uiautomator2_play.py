"""Adds a contact with uiautomator2, and tells what it saw on the way as one line of JSON."""
import json
import sys
from pathlib import Path

import uiautomator2

given = json.loads(sys.argv[1])
d = uiautomator2.connect(given["serial"])
d.settings["wait_timeout"] = 5

info = d.info
d.app_start("app.tapworld.contacts", wait=True)
current = d.app_current()
d.xpath('//*[@text="Create contact"]').click()
dump = d.dump_hierarchy()

d(description="First name").set_text(given["given"])
d.xpath('//*[@content-desc="Last name"]').click()
d.send_keys(given["family"])
for field, text in (("Phone", given["number"]), ("E-mail", given["mail"])):
    for _ in range(4):
        if d.xpath(f'//*[@content-desc="{field}"]').exists:
            break
        d.swipe(540, 1200, 540, 800)
    d.xpath(f'//*[@content-desc="{field}"]').set_text(text)
held = d(description="E-mail").get_text()
d.screenshot(str(Path(given["folder"], "uiautomator2.png")))
d(text="Save").click()

print(json.dumps({
    "package": info["currentPackageName"],
    "size": [info["displayWidth"], info["displayHeight"]],
    "sdk": info["sdkInt"],
    "window": list(d.window_size()),
    "current": current["package"],
    "fields": [name for name in ("First name", "Last name") if name in dump],
    "held": held,
    "still": bool(d(text="Save").exists),
    "shell": d.shell("echo out").output,
}))
