// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.28;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {ERC721} from "@openzeppelin/contracts/token/ERC721/ERC721.sol";
import {Context} from "@openzeppelin/contracts/utils/Context.sol";
import {AuthorizedSale} from "./AuthorizedSale.sol";

/// @title Mints the token that an authorized buyer chose, for the price of its tier.
/// @notice The price is the contract's word: an authorization for another amount is refused, whoever signed it.
/// @dev No reentrancy guard: all writes come before the payment, and `_mint` calls nobody.
contract NftSale is ERC721, AuthorizedSale {
    using SafeERC20 for IERC20;

    /// @param amount payment-token units to pay: the tier's price
    /// @param referrer the zero address for nobody
    /// @param nonce unguessable, counts once
    /// @param deadline Unix seconds, inclusive
    struct NftPurchaseAuthorization {
        address buyer;
        address paymentToken;
        uint256 amount;
        uint256 tokenId;
        uint8 tierId;
        address referrer;
        uint256 nonce;
        uint256 deadline;
    }

    /// @param price payment-token units
    /// @param supply how many may be sold; a tier that was never set up has none
    struct Tier {
        uint256 price;
        uint256 supply;
        uint256 sold;
    }

    /// @dev Every member is static, so the encoded struct is the concatenation that EIP-712 asks for.
    bytes32 public constant NFT_PURCHASE_AUTHORIZATION_TYPEHASH =
        keccak256(
            "NftPurchaseAuthorization(address buyer,address paymentToken,uint256 amount,uint256 tokenId,uint8 tierId,address referrer,uint256 nonce,uint256 deadline)"
        );

    mapping(uint8 tierId => Tier) public tiers;

    event NftPurchase(
        address indexed buyer,
        address indexed paymentToken,
        address indexed referrer,
        uint256 amount,
        uint256 tokenId,
        uint256 nonce,
        uint8 tierId
    );
    event TierChanged(uint8 indexed tierId, uint256 price, uint256 supply);

    error TierSoldOut(uint8 tierId, uint256 supply);
    error WrongPrice(uint8 tierId, uint256 amount, uint256 price);
    error TokenTaken(uint256 tokenId);

    constructor(Setup memory setup, string memory collection, string memory symbol)
        ERC721(collection, symbol)
        AuthorizedSale(setup)
    {}

    function setTier(uint8 tierId, uint256 price, uint256 supply) external onlyOwner {
        tiers[tierId].price = price;
        tiers[tierId].supply = supply;
        emit TierChanged(tierId, price, supply);
    }

    /// @notice Pays the tier's price from the buyer's allowance and mints the token to the buyer.
    function buyNft(NftPurchaseAuthorization calldata authorization, bytes calldata signature) external whenNotPaused {
        _spend(
            hashAuthorization(authorization),
            signature,
            authorization.buyer,
            authorization.paymentToken,
            authorization.referrer,
            authorization.nonce,
            authorization.deadline
        );
        _allocate(authorization.tierId, authorization.amount);
        if (_ownerOf(authorization.tokenId) != address(0)) revert TokenTaken(authorization.tokenId);
        // Not _safeMint, which calls the buyer: an authorized buyer asked for this very token.
        _mint(authorization.buyer, authorization.tokenId);
        emit NftPurchase(
            authorization.buyer,
            authorization.paymentToken,
            authorization.referrer,
            authorization.amount,
            authorization.tokenId,
            authorization.nonce,
            authorization.tierId
        );
        IERC20(authorization.paymentToken).safeTransferFrom(authorization.buyer, treasury, authorization.amount);
    }

    /// @notice The EIP-712 digest that the signer signs.
    function hashAuthorization(NftPurchaseAuthorization calldata authorization) public view returns (bytes32) {
        return _hashTypedDataV4(keccak256(abi.encode(NFT_PURCHASE_AUTHORIZATION_TYPEHASH, authorization)));
    }

    function _allocate(uint8 tierId, uint256 amount) private {
        Tier storage tier = tiers[tierId];
        if (tier.sold >= tier.supply) revert TierSoldOut(tierId, tier.supply);
        if (amount != tier.price) revert WrongPrice(tierId, amount, tier.price);
        tier.sold += 1;
    }

    function _msgSender() internal view override(Context, AuthorizedSale) returns (address) {
        return AuthorizedSale._msgSender();
    }

    function _msgData() internal view override(Context, AuthorizedSale) returns (bytes calldata) {
        return AuthorizedSale._msgData();
    }

    function _contextSuffixLength() internal view override(Context, AuthorizedSale) returns (uint256) {
        return AuthorizedSale._contextSuffixLength();
    }
}
