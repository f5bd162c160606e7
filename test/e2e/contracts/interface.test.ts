import { expect } from 'chai';
import { Interface } from 'ethers';
import { type ContractName, readArtifact } from '../../../contracts/kit/artifacts.ts';

const STATE = [
  'function phase() view returns (uint8)',
  'function tokensSold() view returns (uint256)',
  'function tokensForSale() view returns (uint256)',
  'function price() view returns (uint256)',
  'function purchased(address buyer) view returns (uint256)',
];

const spoken: [ContractName, string[]][] = [
  [
    'TokenSale',
    [
      'function buy((address buyer, address paymentToken, uint256 amount, uint256 maxAllowed, bool isEU, address referrer, uint256 nonce, uint256 deadline, uint8 tier) authorization, bytes signature)',
      'event Purchase(address indexed buyer, address indexed paymentToken, address indexed referrer, uint256 amount, uint256 tokens, uint256 nonce, uint8 tier)',
      ...STATE,
    ],
  ],
  [
    'NftSale',
    [
      'function buyNft((address buyer, address paymentToken, uint256 amount, uint256 tokenId, uint8 tierId, address referrer, uint256 nonce, uint256 deadline) authorization, bytes signature)',
      'event NftPurchase(address indexed buyer, address indexed paymentToken, address indexed referrer, uint256 amount, uint256 tokenId, uint256 nonce, uint8 tierId)',
    ],
  ],
  ['SanctionsOracle', ['function isSanctioned(address account) view returns (bool)']],
  ['ContractWallet', ['function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)']],
  [
    'Multicall3',
    [
      'function aggregate3((address target, bool allowFailure, bytes callData)[] calls) payable returns ((bool success, bytes returnData)[] results)',
      'function getEthBalance(address account) view returns (uint256)',
      'function getBlockNumber() view returns (uint256)',
      'function getCurrentBlockTimestamp() view returns (uint256)',
      'function getChainId() view returns (uint256)',
    ],
  ],
];

describe('The contract artifacts', () => {
  for (const [name, fragments] of spoken) {
    it(`${name} has the functions and events that the service and its tests use`, () => {
      const offered = new Interface(readArtifact(name).abi).fragments.map((fragment) => fragment.format('full'));
      expect(offered).to.include.members(new Interface(fragments).fragments.map((fragment) => fragment.format('full')));
    });
  }
});
