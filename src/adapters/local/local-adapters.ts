import { createSecretKey, type KeyObject } from 'node:crypto';
import type { Ports } from '../../application/ports/index.ts';
import type { QrCodes } from '../../application/ports/receive.ts';
import type { SigningKey } from '../../application/ports/signing.ts';
import type { Clock, Lifecycle } from '../../application/ports/system.ts';
import type { TypedDataDomain } from '../../domain/shared/typed-data.ts';
import { Eip712BidSigner } from './bid-signer.eip712.ts';
import { abiCallReader } from './call-reader.abi.ts';
import { systemClock } from './clock.ts';
import { HmacGatePasses } from './gate-passes.hmac.ts';
import { HmacKeyDigests, sha256Fingerprints } from './key-digests.hmac.ts';
import { Eip191MessageSignatures, Eip712ForwardSignatures } from './message-signatures.ts';
import { Eip712NftPurchaseSigner, Eip712PurchaseSigner } from './purchase-signer.eip712.ts';
import { HmacQuoteSigner } from './quote-signer.hmac.ts';
import { cryptoRandom } from './random.ts';
import { JwtReceiptSigner } from './receipts.jwt.ts';
import type { SaleSignatures } from './sale-signatures.ts';
import { JwtSessionTokens } from './session-tokens.jwt.ts';
import { LocalSignedTransactions } from './signed-transactions.ts';
import { TradingSignalsAnalysis } from './technical-analysis.ts';

/** The highest error correction level (25 % may be lost), and the quiet zone of four modules that ISO/IEC 18004 requires. */
const OPTIONS = { errorCorrectionLevel: 'Q', margin: 4 } as const;
const PNG_PIXELS = 480;

/** Rendered by the package `qrcode`, which is loaded with the first code. */
const qrCodes: QrCodes = {
  svg: async (text) => (await import('qrcode')).default.toString(text, { ...OPTIONS, type: 'svg' }),
  pngDataUrl: async (text) => (await import('qrcode')).default.toDataURL(text, { ...OPTIONS, width: PNG_PIXELS }),
};

class ProcessLifecycle implements Lifecycle {
  #isDraining = false;

  drain() {
    this.#isDraining = true;
  }

  isDraining() {
    return this.#isDraining;
  }
}

type LocalSettings = Readonly<{
  /** The issuer of session tokens. */
  baseUrl: string;
  apiKeyPepper: string;
  /** The first signs, all verify. */
  feeQuoteKeys: readonly [string, ...string[]];
  gatePassword: string | undefined;
  saleDomain: TypedDataDomain;
  saleSignatures: SaleSignatures;
  /** The first signs, all verify. */
  sessionKeys: readonly SigningKey[];
  /** Those of the session keys that are in this process. */
  localSessionKeys: readonly KeyObject[];
}>;

/** Ports that are pure computation: the same in every mode. Tests and the sandbox pass a clock that they can move. */
export function localAdapters(settings: LocalSettings, clock: Clock = systemClock) {
  const { apiKeyPepper, baseUrl, feeQuoteKeys, gatePassword, saleDomain, saleSignatures, sessionKeys } = settings;
  const signing = { signatures: saleSignatures, domain: saleDomain };
  return {
    bidSigner: new Eip712BidSigner({ signatures: saleSignatures, chainId: saleDomain.chainId }),
    callReader: abiCallReader,
    clock,
    fingerprints: sha256Fingerprints,
    forwardSignatures: new Eip712ForwardSignatures(),
    gatePasses: new HmacGatePasses({ sessionKeys: gateSecrets(settings), password: gatePassword }),
    keyDigests: new HmacKeyDigests(apiKeyPepper),
    lifecycle: new ProcessLifecycle(),
    messageSignatures: new Eip191MessageSignatures(),
    nftPurchaseSigner: new Eip712NftPurchaseSigner(signing),
    purchaseSigner: new Eip712PurchaseSigner(signing),
    qrCodes,
    quoteSigner: new HmacQuoteSigner(feeQuoteKeys),
    random: cryptoRandom,
    receipts: new JwtReceiptSigner({ baseUrl, keys: sessionKeys }),
    saleSigners: saleSignatures,
    sessionTokens: new JwtSessionTokens({ baseUrl, keys: sessionKeys }),
    signedTransactions: new LocalSignedTransactions(),
    technicalAnalysis: new TradingSignalsAnalysis(),
  } satisfies Partial<Ports>;
}

export type LocalAdapters = ReturnType<typeof localAdapters>;

/** A key in another system cannot be derived from: then the pepper takes its place. */
const gateSecrets = ({ localSessionKeys, apiKeyPepper }: LocalSettings): readonly KeyObject[] =>
  localSessionKeys.length > 0 ? localSessionKeys : [createSecretKey(Buffer.from(apiKeyPepper))];
