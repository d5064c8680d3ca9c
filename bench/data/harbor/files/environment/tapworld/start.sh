#!/bin/sh
# Serves the phone of this task, and opens its episode before the agent starts.
set -eu
TAPWORLD_TOKEN=$(node -p 'JSON.parse(fs.readFileSync("/task/task.json")).operator')
export TAPWORLD_TOKEN
tapworld serve --host 0.0.0.0 --store memory: &
TAPWORLD_URL=http://127.0.0.1:8100 node /task/open.mjs
touch /tmp/opened
wait
