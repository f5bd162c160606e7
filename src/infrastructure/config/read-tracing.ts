import { API_VERSION } from '../../adapters/http/frame/description/version.ts';
import type { Sampling, TracingSettings } from '../../adapters/tracing/tracing-settings.ts';
import type { TracingConfig } from './config.ts';
import type { EnvReader } from './env-reader.ts';
import * as as from './schemas/index.ts';

/** The names are those of OpenTelemetry (opentelemetry.io, "Environment Variable Specification"). */
export function readTracing(reader: EnvReader, production: boolean): TracingConfig {
  const base = reader.optional('OTEL_EXPORTER_OTLP_ENDPOINT', as.url, undefined);
  const headers = reader.optional('OTEL_EXPORTER_OTLP_HEADERS', as.headerList, NONE);
  const sampling = readSampling(reader);
  const resource = readResource(reader, production);
  const trustsCallers = reader.optional('TRUST_TRACEPARENT', as.onOff, false);
  const url = base && `${base.replace(/\/$/, '')}/v1/traces`;
  return { export: url === undefined ? undefined : { collector: { url, headers }, sampling, resource }, trustsCallers };
}

const NONE: Readonly<Record<string, string>> = {};

/** The ratio of a sampler without an argument. */
const RATIOS: Readonly<Record<string, number>> = { always_on: 1, always_off: 0, traceidratio: 1 };

function readSampling(reader: EnvReader): Sampling {
  const root = ['always_on', 'always_off', 'traceidratio'] as const;
  const names = [...root, ...root.map((name) => `parentbased_${name}` as const)];
  const name = reader.optional('OTEL_TRACES_SAMPLER', as.oneOf(...names), 'parentbased_always_on' as const);
  const given = reader.optional('OTEL_TRACES_SAMPLER_ARG', as.ratio, undefined);
  const plain = name.replace('parentbased_', '');
  const ratio = (plain === 'traceidratio' ? given : undefined) ?? RATIOS[plain] ?? 1;
  return { ratio, followsParent: plain !== name };
}

function readResource(reader: EnvReader, production: boolean): TracingSettings['resource'] {
  const given = reader.optional('OTEL_RESOURCE_ATTRIBUTES', as.attributeList, NONE);
  const name = reader.optional('OTEL_SERVICE_NAME', as.label, given['service.name'] ?? 'institutional-defi-api');
  return {
    'service.version': API_VERSION,
    'deployment.environment.name': production ? 'production' : 'development',
    ...given,
    'service.name': name,
  };
}
