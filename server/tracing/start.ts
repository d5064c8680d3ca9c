import { OptionError } from '../errors.ts';
import { within } from '../within.ts';

/** How long a collector may take for what is left, in ms. */
const LAST_MS = 5_000;

/** Spans that are sent to a collector. */
export interface Tracing {
  /** Sends what is left. A collector that does not answer loses it. */
  close(): Promise<void>;
}

/** The environment of OpenTelemetry, as its specification names it. */
type Environment = Readonly<Record<string, string | undefined>>;

/** Where spans go by the environment; undefined where nobody asked for any. */
function endpointOf(env: Environment): string | undefined {
  if (env['OTEL_SDK_DISABLED']?.toLowerCase() === 'true' || env['OTEL_TRACES_EXPORTER'] === 'none')
    return undefined;
  return env['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'] || env['OTEL_EXPORTER_OTLP_ENDPOINT'] || undefined;
}

/**
 * Sends spans to the collector of `OTEL_EXPORTER_OTLP_ENDPOINT` or `OTEL_EXPORTER_OTLP_TRACES_ENDPOINT`, as OTLP over HTTP in JSON.
 * `OTEL_SERVICE_NAME` (default: `service`), `OTEL_RESOURCE_ATTRIBUTES`, `OTEL_TRACES_SAMPLER`, `OTEL_EXPORTER_OTLP_HEADERS` and
 * `OTEL_BSP_…` mean what they mean elsewhere. Gives undefined, and loads nothing, without an endpoint. Throws INVALID_OPTION for an endpoint
 * that is no URL.
 */
export async function startTracing(
  service: string,
  instance: string | undefined,
  env: Environment = process.env,
): Promise<Tracing | undefined> {
  const endpoint = endpointOf(env);
  if (endpoint === undefined) return undefined;
  if (!URL.canParse(endpoint) || !/^https?:/i.test(endpoint))
    throw new OptionError(`OTEL_EXPORTER_OTLP_ENDPOINT ${endpoint} is no URL: give http://HOST:4318`);
  const [{ BatchSpanProcessor, NodeTracerProvider }, { OTLPTraceExporter }, resources] = await Promise.all([
    import('@opentelemetry/sdk-trace-node'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ]);
  const { defaultResource, detectResources, envDetector, resourceFromAttributes } = resources;
  const own = {
    'service.name': service,
    ...(instance === undefined ? {} : { 'service.instance.id': instance }),
  };
  const resource = defaultResource()
    .merge(resourceFromAttributes(own))
    .merge(detectResources({ detectors: [envDetector] }));
  const provider = new NodeTracerProvider({
    resource,
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  provider.register();
  return {
    async close() {
      await within(
        LAST_MS,
        provider.shutdown().catch(() => {}),
      );
    },
  };
}
