import {
  context,
  SpanStatusCode,
  trace,
  type Attributes,
  type Context,
  type Span,
  type Tracer,
} from '@opentelemetry/api';

/**
 * What makes spans; nobody keeps them unless `startTracing` has begun. It is asked for each time: where the SDK has a copy of the API of its own,
 * one that was asked for before would never learn of the SDK.
 */
export const tracer = (): Tracer => trace.getTracer('tapworld');

/** What spans of this server say of phones and steps. */
export const ATTRIBUTES = {
  phone: 'tapworld.phone',
  actions: 'tapworld.actions',
  cached: 'tapworld.cached',
} as const;

/** Marks a span as failed, by the error’s code: its message may repeat what was sent. */
export function fail(span: Span, error: unknown): void {
  const { code } = error as { code?: unknown };
  if (typeof code === 'string') span.setAttribute('error.type', code);
  span.setStatus({ code: SpanStatusCode.ERROR });
}

/** Runs `work` in a span: a child of what is under way, or of `parent`. Gives and throws what it does. */
export function traced<T>(
  name: string,
  attributes: Attributes,
  work: (span: Span) => Promise<T>,
  parent: Context = context.active(),
): Promise<T> {
  return tracer().startActiveSpan(name, { attributes }, parent, async span => {
    try {
      return await work(span);
    } catch (error) {
      fail(span, error);
      throw error;
    } finally {
      span.end();
    }
  });
}

/** As `traced`, for what needs no promise. */
export function tracedNow<T>(name: string, work: () => T): T {
  return tracer().startActiveSpan(name, span => {
    try {
      return work();
    } catch (error) {
      fail(span, error);
      throw error;
    } finally {
      span.end();
    }
  });
}

/** Starts a span of a wait. The returned function ends it; calling it again does nothing. */
export function tracedWait(name: string): () => void {
  const span = tracer().startSpan(name);
  return () => {
    if (span.isRecording()) span.end();
  };
}
