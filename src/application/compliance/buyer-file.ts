import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import type { Inquiry } from '../decision/matter.ts';
import type { BuyerFile } from '../ports/compliance.ts';
import type { Ports } from '../ports/index.ts';

export type BuyerFilePorts = Pick<Ports, 'buyerFiles' | 'compliancePolicy'>;
type Read = Readonly<{ wallet: WalletAddress; file: Promise<BuyerFile | undefined> }>;

const readFor = new WeakMap<Inquiry, Read>();

/** The buyer's file. The checks before the rules and the rules themselves read it once for a request. */
export const buyerFileOf =
  ({ buyerFiles, compliancePolicy }: BuyerFilePorts) =>
  async (wallet: WalletAddress, inquiry?: Inquiry): Promise<BuyerFile | undefined> => {
    const known = inquiry && readFor.get(inquiry);
    if (known?.wallet === wallet) return await known.file;
    const file = buyerFiles.find(wallet, compliancePolicy.termsVersion);
    if (inquiry !== undefined) readFor.set(inquiry, { wallet, file });
    return await file;
  };
