import type { AdapterChoices } from './config.ts';
import type { EnvReader } from './env-reader.ts';
import * as as from './schemas/index.ts';

/** Off unless a URL is configured, so that by default no user messages leave the service. */
export function readLanguageModel(reader: EnvReader): AdapterChoices['languageModel'] {
  const baseUrl = reader.optional('LANGUAGE_MODEL_URL', as.url, undefined);
  const key = reader.optional('LANGUAGE_MODEL_KEY', as.issuedSecret, undefined);
  if (baseUrl === undefined) {
    reader.optional('LANGUAGE_MODEL_NAME', as.label, '');
    return { kind: 'none' };
  }
  const model = reader.required('LANGUAGE_MODEL_NAME', as.label, 'the name of the model at LANGUAGE_MODEL_URL', '');
  return { kind: 'openai', baseUrl: baseUrl.replace(/\/+$/, ''), model, ...(key !== undefined && { key }) };
}
