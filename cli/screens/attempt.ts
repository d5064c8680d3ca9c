import type { Stage } from './stage.ts';

/** Does `work` once more in a new browser where its page dies under it: a page that has drawn thousands of screens now and then does. */
export const attempt = <T>(stage: Stage, work: () => Promise<T>): Promise<T> =>
  work().catch(async (error: unknown) => {
    const { RendererLostError } = await import('../../server/renderers/errors.ts');
    if (!(error instanceof RendererLostError)) throw error;
    await stage.renew();
    return work();
  });
