import { personsOf } from '../../domain/kyc/verified-identities.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import type { Ports } from '../ports/index.ts';

/** The other wallets that the wallet's person ever verified. */
export const otherWalletsOfPerson =
  ({ kycs }: Pick<Ports, 'kycs'>) =>
  async (wallet: WalletAddress): Promise<readonly WalletAddress[]> => {
    const [verifications, rulings] = await Promise.all([kycs.verificationsOf(wallet), kycs.rulingsOf(wallet)]);
    const persons = personsOf(verifications, rulings);
    const wallets = persons.length === 0 ? [] : await kycs.walletsOfPersons(persons);
    return wallets.filter((other) => other !== wallet);
  };
