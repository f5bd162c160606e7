import { readConfigFile } from '../start/config-file.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** Ends of the names of secrets, and the URLs that can hold a password or a key. */
const SECRET =
  /(_KEYS?|_SECRET|_TOKEN|_PASSWORD|_PEPPER|_DSN|DATABASE_URL|REDIS_URL|SMTP_URL|RPC_URL(_\d+)?|ALARM_WEBHOOK_URL|OTLP_HEADERS)$/;

export const isSecretName = (name: string): boolean => SECRET.test(name);

/** A secret's text, or what is wrong with its file; undefined when neither variable is set. */
export type SecretText = Readonly<{ text: string }> | Readonly<{ fault: string }>;

/** Whether the secret is set, by itself or by a file. */
export const isSecretSet = (env: Env, name: string): boolean =>
  [name, `${name}_FILE`].some((variable) => (env[variable] ?? '').trim() !== '');

/** The content of the file that `<name>_FILE` names; undefined when that variable is not set. */
export function readSecretFile(env: Env, name: string): SecretText | undefined {
  const variable = `${name}_FILE`;
  const file = env[variable]?.trim() ?? '';
  if (file === '' || !isSecretName(name)) return undefined;
  if ((env[name] ?? '').trim() !== '') return { fault: `${name} and ${variable} are both set: set only one of them` };
  const found = readConfigFile(file);
  if ('fault' in found) return { fault: `${variable}: ${file} ${found.fault}` };
  const text = found.bytes.toString().trim();
  return text === '' ? { fault: `${variable}: ${file} is empty` } : { text };
}
