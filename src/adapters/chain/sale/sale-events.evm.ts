import type { Purchase } from '../../../domain/sale/purchase.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import type { ChainRpc } from '../rpc/chain-rpc.ts';
import { EvmChainEvents } from './chain-events.evm.ts';
import { purchaseLogs } from './purchase-log.ts';

export class EvmSaleEvents extends EvmChainEvents<Purchase> {
  constructor(rpc: Pick<ChainRpc, 'read'>, contract: WalletAddress) {
    super(rpc, purchaseLogs(contract));
  }
}
