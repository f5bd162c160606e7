// Sells snapshots on a Tempo chain, and kills itself (SIGKILL) at a given point of the first sale. Prints its address.
import type { WalletAddress } from '../../../src/domain/shared/wallet-address.ts';
import { startPaidService } from '../service/paid-service.ts';
import { printLine } from './print-line.ts';

const [, , databaseUrl = '', rpcUrl = '', chainId = '', recipient = '', point = ''] = process.argv;

const { snapshotUrl, ports } = await startPaidService({
  databaseUrl,
  rpcUrl,
  chainId: Number(chainId),
  recipient: recipient as WalletAddress,
});

const dieAt = (here: string) => {
  if (here === point) process.kill(process.pid, 'SIGKILL');
};
const settle = ports.paymentRail.settle.bind(ports.paymentRail);
ports.paymentRail.settle = async (...payment) => {
  dieAt('before the settlement');
  const settlement = await settle(...payment);
  dieAt('after the settlement');
  return settlement;
};
const advance = ports.paymentClaims.advance.bind(ports.paymentClaims);
ports.paymentClaims.advance = async (...move) => {
  dieAt(`before ${move[2]} is recorded`);
  const moved = await advance(...move);
  dieAt(`after ${move[2]} is recorded`);
  return moved;
};
printLine(snapshotUrl);
