/**
 * Whether Chromium isolates its page processes. Root cannot use its sandbox, and a container that allows no user namespaces, as most do, has
 * none to give: TAPWORLD_CHROMIUM_SANDBOX=off says so. The container is the boundary then.
 */
export const hasSandbox = (env: NodeJS.ProcessEnv, user: number | undefined): boolean =>
  user !== 0 && env['TAPWORLD_CHROMIUM_SANDBOX'] !== 'off';
