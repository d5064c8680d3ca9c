#!/usr/bin/env node
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`tapworld needs Node 20.19 or later; this is ${process.versions.node}.`);
  process.exit(1);
}
const { register } = await import('tsx/esm/api').catch(() => {
  console.error('tapworld is not installed: run `npm install`, or `npm start`, in its folder.');
  process.exit(1);
});
register();
await import('../cli/main.ts');
