import type { KeyAlgorithm, SigningKey } from '../../application/ports/signing.ts';
import type { Clock } from '../../application/ports/system.ts';
import type { ClientTls } from '../outbound/http-exchange.ts';
import { type Budget, InMemoryBudget } from '../upstream/budget.ts';
import type { UpstreamTools } from '../upstream/upstream.ts';
import type { SignatureMeter } from './counted-key.ts';
import { type ServiceAccount, tokenOfMachine, tokenOfServiceAccount } from './google-token.ts';
import type { RemoteKeySource } from './key-source.ts';
import { AwsKmsSigner, type AwsSettings } from './signer.aws-kms.ts';
import { GCP_KMS, GcpKmsSigner, type GcpTools } from './signer.gcp-kms.ts';
import { WEB3SIGNER, Web3Signer, type Web3SignerTools } from './signer.web3signer.ts';
import { GuardedKey, SignerGuard } from './signer-guard.ts';
import { SignerHttp } from './signer-http.ts';
import type { RemoteSigner } from './valid-signature.ts';

export type SignerSettings = Readonly<{
  aws: AwsSettings;
  gcp: Readonly<{
    url: string;
    metadataUrl: string;
    /** Unset: the machine's own service account. */
    account?: ServiceAccount;
  }>;
  web3signer: Readonly<{ url: string; tls: ClientTls }>;
}>;

export type SignerTools = Pick<UpstreamTools, 'clock' | 'onTrouble' | 'quotas' | 'sharing' | 'meter' | 'tracer'> &
  Readonly<{
    /** The time limit of one attempt. */
    attemptMs?: number;
    signatures?: SignatureMeter;
  }>;

/** What services allow is a few hundred signatures a second for an account; other users of the account need some too. */
const CALLS_A_SECOND = 100;
const SECOND_MS = 1_000;
const MINUTE_S = 60;

/** Opens keys in other systems. Keys in one system share its quota. */
export class SignerOpener {
  readonly #settings: SignerSettings;
  readonly #tools: SignerTools;
  readonly #budgets = new Map<string, Budget>();
  readonly #guards = new Map<string, SignerGuard[]>();
  readonly #closing: (() => void)[] = [];
  #gcp: GcpTools | undefined;
  #web3signer: Web3SignerTools | undefined;

  constructor(settings: SignerSettings, tools: SignerTools) {
    this.#settings = settings;
    this.#tools = tools;
  }

  /** Asks for the public key. Rejects with UpstreamTrouble when the key cannot be used. */
  async open(source: RemoteKeySource, algorithm: KeyAlgorithm): Promise<SigningKey> {
    const signer = this.#signerOf(source, algorithm);
    const { attemptMs, meter, onTrouble, tracer } = this.#tools;
    const budget = this.#budgetOf(signer.name);
    const guard = new SignerGuard({
      name: signer.name,
      budget,
      onTrouble,
      ...(meter && { meter }),
      ...(attemptMs && { attemptMs }),
      ...(tracer && { tracer }),
    });
    this.#guards.set(signer.name, [...(this.#guards.get(signer.name) ?? []), guard]);
    return await GuardedKey.open(algorithm, signer, guard);
  }

  close(): void {
    for (const close of this.#closing) close();
  }

  #signerOf(source: RemoteKeySource, algorithm: KeyAlgorithm): RemoteSigner {
    switch (source.kind) {
      case 'aws-kms': {
        const signer = new AwsKmsSigner(source.keyId, algorithm, this.#settings.aws);
        this.#closing.push(() => void signer.close());
        return signer;
      }
      case 'gcp-kms':
        this.#gcp ??= this.#gcpTools(this.#tools.clock);
        return new GcpKmsSigner(source.name, algorithm, this.#gcp);
      case 'web3signer':
        this.#web3signer ??= {
          url: this.#settings.web3signer.url,
          http: this.#http(WEB3SIGNER),
          current: () => this.#tools.tracer?.current(),
        };
        return new Web3Signer(source.id, this.#web3signer);
    }
  }

  #gcpTools(clock: Clock): GcpTools {
    const { url, metadataUrl, account } = this.#settings.gcp;
    const http = this.#http(GCP_KMS);
    const token = account ? tokenOfServiceAccount(account, `${url}/`, clock) : tokenOfMachine(http, metadataUrl, clock);
    return { url, http, token };
  }

  #http(name: string): SignerHttp {
    const http = new SignerHttp(name, name === WEB3SIGNER ? this.#settings.web3signer.tls : undefined);
    this.#closing.push(() => http.close());
    return http;
  }

  /** One for all keys of the system, whose state is that of all of them. */
  #budgetOf(name: string): Budget {
    const opened = this.#budgets.get(name);
    if (opened !== undefined) return opened;
    const { clock, meter, quotas, sharing } = this.#tools;
    const perMinute = quotas?.get(name);
    const calls = perMinute === undefined ? CALLS_A_SECOND : Math.max(1, Math.floor(perMinute / MINUTE_S));
    const allowance = { calls, perMs: SECOND_MS };
    const budget = sharing?.budgetOf(name, allowance) ?? new InMemoryBudget(allowance, clock);
    this.#budgets.set(name, budget);
    const isResting = () => (this.#guards.get(name) ?? []).some((guard) => guard.isResting);
    meter?.watch(name, { calls, left: () => budget.left(), isResting });
    return budget;
  }
}
