// Ends with status 0 if a path of this machine answers with 200: `node probe.mjs /ready [PORT]`.
const [path = '/health', port = '8100'] = process.argv.slice(2);
const isWell = await fetch(`http://127.0.0.1:${port}${path}`, { signal: AbortSignal.timeout(4_000) }).then(
  ({ ok }) => ok,
  () => false,
);
process.exitCode = isWell ? 0 : 1;
