/** The result of `run`; throws an Error that names `what` if it takes longer than `ms`. */
export function withTimeout<T>(ms: number, label: string, run: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error(`${label} took longer than ${ms} ms`));
    }, ms);
  });
  return Promise.race([run, late]).finally(() => {
    clearTimeout(timer);
  });
}
