import type { Ports } from '../../application/ports/index.ts';
import type { PaymentNetwork, PaymentRail } from '../../application/ports/payment.ts';
import { railUnconfigured } from '../../domain/payment/errors.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import type { ChainRpc } from '../chain/rpc/chain-rpc.ts';
import { TempoPaymentNetwork } from './payment-network.tempo.ts';
import { TempoPaymentRail } from './payment-rail.tempo.ts';

const refuse = async (): Promise<never> => {
  throw railUnconfigured();
};

/** Used when no rail is configured: no payment can be made, so paid resources are unavailable. */
export const noPaymentRail: PaymentRail = { terms: undefined, challenge: refuse, validate: refuse, settle: refuse };
export const noPaymentNetwork: PaymentNetwork = { outcomeOf: refuse, balanceOf: refuse };

export type PaymentRailChoice =
  | Readonly<{ kind: 'memory' | 'none' }>
  | Readonly<{
      kind: 'tempo';
      chainId: number;
      rpcUrls: readonly string[];
      currency: WalletAddress;
      recipient: WalletAddress;
      secretKeys: readonly [string, ...string[]];
    }>;

type RailPorts = Pick<Ports, 'paymentRail' | 'paymentNetwork'>;

/** The payment rail and its network, which must match. */
export function choosePaymentRail(
  choice: PaymentRailChoice,
  { chain, realm }: Readonly<{ chain: ChainRpc | undefined; realm: string }>,
  sandbox: () => RailPorts,
): RailPorts {
  if (choice.kind === 'memory') {
    const { paymentRail, paymentNetwork } = sandbox();
    return { paymentRail, paymentNetwork };
  }
  if (choice.kind !== 'tempo' || chain === undefined)
    return { paymentRail: noPaymentRail, paymentNetwork: noPaymentNetwork };
  return {
    paymentRail: new TempoPaymentRail({ ...choice, chain, realm }),
    paymentNetwork: new TempoPaymentNetwork(chain, choice.currency),
  };
}
