/** The phone that a call of a tool names, if it names one. */
export function deviceIn(body: unknown): string | undefined {
  const { params } = (body ?? {}) as { params?: { arguments?: { device?: unknown } | null } | null };
  const device = params?.arguments?.device;
  return typeof device === 'string' && device !== '' ? device : undefined;
}
