// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.28;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {ERC721} from "@openzeppelin/contracts/token/ERC721/ERC721.sol";
import {Context} from "@openzeppelin/contracts/utils/Context.sol";
import {AuthorizedSale} from "./AuthorizedSale.sol";

/// @title Mints the token that an authorized buyer chose, at the price of its tier.
/// @notice The contract sets the price: an authorization for another amount is rejected, whoever signed it. It also sets the tier of a
/// token: each tier has a range of token ids, ranges never overlap, and an authorization for a token of another tier is rejected.
/// @dev No reentrancy guard: all writes precede the payment, and `_mint` makes no external call.
contract NftSale is ERC721, AuthorizedSale {
    using SafeERC20 for IERC20;

    /// @param amount payment in payment-token units: the tier's price
    /// @param referrer the zero address for none
    /// @param nonce unguessable, can be used once
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
    /// @param supply the maximum number sold; zero for a tier that was never set
    /// @param firstTokenId the tier's tokens are this one and the following `supply - 1`
    struct Tier {
        uint256 price;
        uint256 supply;
        uint256 sold;
        uint256 firstTokenId;
    }

    /// @dev Every member is static, so the encoded struct is the concatenation that EIP-712 requires.
    bytes32 public constant NFT_PURCHASE_AUTHORIZATION_TYPEHASH =
        keccak256(
            "NftPurchaseAuthorization(address buyer,address paymentToken,uint256 amount,uint256 tokenId,uint8 tierId,address referrer,uint256 nonce,uint256 deadline)"
        );

    mapping(uint8 tierId => Tier) public tiers;
    /// @dev Every tier that was ever set, without duplicates.
    uint8[] private _tierIds;

    event NftPurchase(
        address indexed buyer,
        address indexed paymentToken,
        address indexed referrer,
        uint256 amount,
        uint256 tokenId,
        uint256 nonce,
        uint8 tierId
    );
    event TierChanged(uint8 indexed tierId, uint256 price, uint256 firstTokenId, uint256 supply);

    error TierSoldOut(uint8 tierId, uint256 supply);
    error WrongPrice(uint8 tierId, uint256 amount, uint256 price);
    error TokenTaken(uint256 tokenId);
    error TokenOutsideTier(uint8 tierId, uint256 tokenId);
    error TierOverlaps(uint8 tierId, uint8 other);
    error TierHasSold(uint8 tierId, uint256 sold);

    constructor(Setup memory setup, string memory collection, string memory symbol)
        ERC721(collection, symbol)
        AuthorizedSale(setup)
    {}

    /// @notice Sells the `supply` tokens from `firstTokenId` at `price`. After the first sale, the range cannot move or shrink
    /// below what is sold. To close a tier, set the supply to what is sold.
    function setTier(uint8 tierId, uint256 price, uint256 firstTokenId, uint256 supply) external onlyOwner {
        Tier storage tier = tiers[tierId];
        if (tier.sold != 0 && (firstTokenId != tier.firstTokenId || supply < tier.sold))
            revert TierHasSold(tierId, tier.sold);
        _requireOwnRange(tierId, firstTokenId, supply);
        tier.price = price;
        tier.supply = supply;
        tier.firstTokenId = firstTokenId;
        emit TierChanged(tierId, price, firstTokenId, supply);
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
        _allocate(authorization.tierId, authorization.tokenId, authorization.amount);
        if (_ownerOf(authorization.tokenId) != address(0)) revert TokenTaken(authorization.tokenId);
        // Not _safeMint, which calls the buyer: the authorized buyer requested exactly this token.
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

    /// @dev Overflows, and so reverts, for a range beyond the last token id. Stores the tier.
    function _requireOwnRange(uint8 tierId, uint256 first, uint256 supply) private {
        uint256 end = first + supply;
        bool known = false;
        for (uint256 i = 0; i < _tierIds.length; i++) {
            uint8 otherId = _tierIds[i];
            if (otherId == tierId) {
                known = true;
                continue;
            }
            Tier storage other = tiers[otherId];
            bool bothSell = supply != 0 && other.supply != 0;
            if (bothSell && first < other.firstTokenId + other.supply && other.firstTokenId < end)
                revert TierOverlaps(tierId, otherId);
        }
        if (!known) _tierIds.push(tierId);
    }

    function _allocate(uint8 tierId, uint256 tokenId, uint256 amount) private {
        Tier storage tier = tiers[tierId];
        if (tier.sold >= tier.supply) revert TierSoldOut(tierId, tier.supply);
        if (tokenId < tier.firstTokenId || tokenId - tier.firstTokenId >= tier.supply)
            revert TokenOutsideTier(tierId, tokenId);
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
