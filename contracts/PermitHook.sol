// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.28;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {Ownable2Step} from "@openzeppelin/contracts/access/Ownable2Step.sol";
import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";
import {EIP712} from "@openzeppelin/contracts/utils/cryptography/EIP712.sol";
import {ERC165} from "@openzeppelin/contracts/utils/introspection/ERC165.sol";

/// @title What an auction calls before it takes a bid; a revert refuses the bid.
interface IValidationHook {
    function validate(uint256 maxPrice, uint128 amount, address owner, address sender, bytes calldata hookData)
        external;
}

/// @title Admits only bids that the service has permitted to continuous clearing auctions.
/// @notice Bidder's cap: each permit contains the total that its owner may ever have bid in the auction (`maxAllowed`), as
/// `TokenSale` does, so that any number of permits can be valid at once without exceeding a cap together. The hook learns of no
/// refund: the service signs a higher total once a refund has given room back.
/// @notice Signers: `setSigner` appoints another account and leaves the previous one accepted until `retireSigner`, so that
/// permits which are out stay valid meanwhile. Both at once end a signer immediately.
/// @dev Not upgradeable. It calls no other contract, and holds nothing.
contract PermitHook is IValidationHook, EIP712, Ownable2Step, ERC165 {
    /// @param auction the only auction that may present the permit
    /// @param owner receives the tokens and refunds of the bid
    /// @param sender pays for the bid
    /// @param amount of the bid, exactly, in units of the currency
    /// @param maxAllowed the total that `owner` may have bid in the auction, with this bid
    /// @param nonce unguessable, can be used once
    /// @param deadline Unix seconds, inclusive
    struct BidPermit {
        address auction;
        address owner;
        address sender;
        uint256 amount;
        uint256 maxAllowed;
        uint256 nonce;
        uint256 deadline;
    }

    /// @dev Every member is static, so the encoded struct is the concatenation that EIP-712 requires.
    bytes32 public constant BID_PERMIT_TYPEHASH =
        keccak256(
            "BidPermit(address auction,address owner,address sender,uint256 amount,uint256 maxAllowed,uint256 nonce,uint256 deadline)"
        );

    address public signer;
    /// @notice The previous signer while it is still accepted; else the zero address.
    address public retiringSigner;
    mapping(uint256 nonce => bool) public nonceUsed;
    /// @notice Units of the currency that each bidder has bid so far, refunded or not.
    mapping(address auction => mapping(address owner => uint256)) public committed;
    /// @notice The same for all bidders, and the most that they may bid. An auction without a cap takes no bid.
    mapping(address auction => uint256) public totalCommitted;
    mapping(address auction => uint256) public totalCap;

    event SignerChanged(address indexed previous, address indexed current);
    event SignerRetired(address indexed signer);
    event TotalCapChanged(address indexed auction, uint256 cap);
    event PermitCancelled(uint256 indexed nonce);
    /// @notice The auction's BidSubmitted of this permit follows in the same transaction.
    event PermitUsed(
        address indexed auction,
        address indexed owner,
        uint256 indexed nonce,
        address sender,
        uint256 amount
    );

    error NotAuction(address caller, address auction);
    error PermitExpired(uint256 deadline);
    error NotOwner(address owner, address permitted);
    error NotSender(address sender, address permitted);
    error WrongAmount(uint256 amount, uint256 permitted);
    error InvalidSigner(address recovered);
    error NonceAlreadyUsed(uint256 nonce);
    error CapExceeded(uint256 requested, uint256 remaining);
    error TotalCapExceeded(uint256 requested, uint256 remaining);
    error ZeroAddress();

    constructor(address owner, address firstSigner) EIP712("PermitHook", "1") Ownable(owner) {
        _appoint(firstSigner);
    }

    /// @inheritdoc IValidationHook
    /// @param hookData the ABI encoding of a BidPermit and its signature
    function validate(uint256, uint128 amount, address owner, address sender, bytes calldata hookData) external {
        (BidPermit memory permit, bytes memory signature) = abi.decode(hookData, (BidPermit, bytes));
        if (msg.sender != permit.auction) revert NotAuction(msg.sender, permit.auction);
        if (block.timestamp > permit.deadline) revert PermitExpired(permit.deadline);
        if (owner != permit.owner) revert NotOwner(owner, permit.owner);
        if (sender != permit.sender) revert NotSender(sender, permit.sender);
        if (amount != permit.amount) revert WrongAmount(amount, permit.amount);
        address recovered = ECDSA.recover(hashPermit(permit), signature);
        if (recovered != signer && recovered != retiringSigner) revert InvalidSigner(recovered);
        _useNonce(permit.nonce);
        _count(permit);
        emit PermitUsed(permit.auction, permit.owner, permit.nonce, permit.sender, permit.amount);
    }

    /// @notice Appoints a signer; the previous one stays accepted, and the one before it no longer is.
    function setSigner(address newSigner) external onlyOwner {
        if (retiringSigner != address(0)) _retire();
        retiringSigner = signer;
        _appoint(newSigner);
    }

    /// @notice Unused permits of the previous signer become invalid.
    function retireSigner() external onlyOwner {
        _retire();
    }

    /// @notice The most that all bidders may bid in an auction. Zero admits no further bid.
    function setTotalCap(address auction, uint256 cap) external onlyOwner {
        totalCap[auction] = cap;
        emit TotalCapChanged(auction, cap);
    }

    /// @notice Invalidates one unused permit.
    function cancel(uint256 nonce) external onlyOwner {
        _useNonce(nonce);
        emit PermitCancelled(nonce);
    }

    function supportsInterface(bytes4 interfaceId) public view override returns (bool) {
        return interfaceId == type(IValidationHook).interfaceId || super.supportsInterface(interfaceId);
    }

    /// @notice The EIP-712 digest that the signer signs.
    function hashPermit(BidPermit memory permit) public view returns (bytes32) {
        return _hashTypedDataV4(keccak256(abi.encode(BID_PERMIT_TYPEHASH, permit)));
    }

    function _count(BidPermit memory permit) private {
        uint256 before = committed[permit.auction][permit.owner];
        uint256 room = permit.maxAllowed > before ? permit.maxAllowed - before : 0;
        if (permit.amount > room) revert CapExceeded(permit.amount, room);
        committed[permit.auction][permit.owner] = before + permit.amount;
        uint256 total = totalCommitted[permit.auction];
        uint256 cap = totalCap[permit.auction];
        uint256 left = cap > total ? cap - total : 0;
        if (permit.amount > left) revert TotalCapExceeded(permit.amount, left);
        totalCommitted[permit.auction] = total + permit.amount;
    }

    function _useNonce(uint256 nonce) private {
        if (nonceUsed[nonce]) revert NonceAlreadyUsed(nonce);
        nonceUsed[nonce] = true;
    }

    function _appoint(address newSigner) private {
        if (newSigner == address(0)) revert ZeroAddress();
        emit SignerChanged(signer, newSigner);
        signer = newSigner;
    }

    function _retire() private {
        emit SignerRetired(retiringSigner);
        retiringSigner = address(0);
    }
}
