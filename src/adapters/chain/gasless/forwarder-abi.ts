import { Interface } from 'ethers';
import type { SignedForwardRequest } from '../../../domain/paymaster/forward-request.ts';
import type { Hex } from '../../../domain/shared/hex.ts';

/** OpenZeppelin's ERC2771Forwarder, version 5. */
export const forwarderInterface = new Interface([
  'function execute((address from, address to, uint256 value, uint256 gas, uint48 deadline, bytes data, bytes signature) request) payable',
  'function nonces(address owner) view returns (uint256)',
  'event ExecutedForwardRequest(address indexed signer, uint256 nonce, bool success)',
]);

/** Calldata with which anyone can have the forwarder execute the request. */
export const executeCalldata = (request: SignedForwardRequest): Hex =>
  forwarderInterface.encodeFunctionData('execute', [request]) as Hex;
