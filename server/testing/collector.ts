import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A span as a collector got it. */
export interface Collected {
  name: string;
  traceId: string;
  spanId: string;
  /** The span that it belongs to; empty for the first of a trace. */
  parent: string;
  service: unknown;
  instance: unknown;
  attributes: Record<string, unknown>;
  isError: boolean;
}

interface Attribute {
  key: string;
  value: Record<string, unknown>;
}
interface Sent {
  resourceSpans: {
    resource: { attributes: Attribute[] };
    scopeSpans: {
      spans: {
        name: string;
        traceId: string;
        spanId: string;
        parentSpanId?: string;
        attributes: Attribute[];
        status: { code?: number };
      }[];
    }[];
  }[];
}

/** OTLP's code of a span that failed. */
const ERROR = 2;

/** Values by key; of a list, only that it is one. */
const valuesOf = (attributes: Attribute[]): Record<string, unknown> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

/** Takes spans as OTLP over HTTP in JSON, as a collector of OpenTelemetry does. */
export class Collector {
  readonly spans: Collected[] = [];
  private readonly server: Server;

  private constructor() {
    this.server = createServer((request, response) => {
      void text(request).then(body => {
        const isTraces = request.method === 'POST' && request.url === '/v1/traces';
        if (isTraces) this.take(JSON.parse(body) as Sent);
        response.writeHead(isTraces ? 200 : 404, { 'content-type': 'application/json' }).end('{}');
      });
    });
  }

  static async start(): Promise<Collector> {
    const collector = new Collector();
    await new Promise<void>(resolve => collector.server.listen(0, '127.0.0.1', resolve));
    return collector;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  named = (name: string): Collected[] => this.spans.filter(span => span.name === name);

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise(resolve => this.server.close(resolve));
  }

  private take({ resourceSpans }: Sent): void {
    for (const { resource, scopeSpans } of resourceSpans) {
      const of = valuesOf(resource.attributes);
      for (const span of scopeSpans.flatMap(({ spans }) => spans))
        this.spans.push({
          name: span.name,
          traceId: span.traceId,
          spanId: span.spanId,
          parent: span.parentSpanId ?? '',
          service: of['service.name'],
          instance: of['service.instance.id'],
          attributes: valuesOf(span.attributes),
          isError: span.status.code === ERROR,
        });
    }
  }
}
