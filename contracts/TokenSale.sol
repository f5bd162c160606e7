// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.28;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {IERC20Metadata} from "@openzeppelin/contracts/token/ERC20/extensions/IERC20Metadata.sol";
import {IERC20Permit} from "@openzeppelin/contracts/token/ERC20/extensions/IERC20Permit.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {AuthorizedSale} from "./AuthorizedSale.sol";

/// @title Sells a token that it holds, at a fixed price, to buyers whom the service has authorized.
/// @notice Buyer's cap: each authorization contains the cap of the buyer's tier (`maxAllowed`), which limits the total of all that
/// the buyer ever bought here, with any authorizations and payment tokens. So any number of
/// authorizations can be valid at once without exceeding a cap together. The cap is that of the presented authorization: keeping the
/// lowest one ever seen would lock out a buyer who reached a higher tier, and would not limit one who fell to a lower tier, who
/// could present the older authorization first. Short deadlines, `cancel` and `setSigner` end an older, higher cap.
/// @notice Price: an authorization never buys at a price that was set after it was signed. No authorization may live longer than
/// `authorizationLifetime`, and after a price change only those are accepted whose deadline proves that they were signed later.
/// @dev No reentrancy guard: every function makes all its writes before it calls another contract.
contract TokenSale is AuthorizedSale {
    using SafeERC20 for IERC20;

    enum Phase {
        Upcoming,
        Active,
        Paused,
        Ended
    }

    /// @param amount payment in payment-token units
    /// @param maxAllowed the buyer's lifetime cap in payment-token units
    /// @param isEU regional flag, signed for the record
    /// @param referrer the zero address for none
    /// @param nonce unguessable, can be used once
    /// @param deadline Unix seconds, inclusive
    struct PurchaseAuthorization {
        address buyer;
        address paymentToken;
        uint256 amount;
        uint256 maxAllowed;
        bool isEU;
        address referrer;
        uint256 nonce;
        uint256 deadline;
        uint8 tier;
    }

    /// @dev Every member is static, so the encoded struct is the concatenation that EIP-712 requires.
    bytes32 public constant PURCHASE_AUTHORIZATION_TYPEHASH =
        keccak256(
            "PurchaseAuthorization(address buyer,address paymentToken,uint256 amount,uint256 maxAllowed,bool isEU,address referrer,uint256 nonce,uint256 deadline,uint8 tier)"
        );

    IERC20 public immutable saleToken;
    /// @notice Seconds: an authorization whose deadline is further in the future is rejected.
    uint256 public immutable authorizationLifetime;
    uint256 private immutable _wholeToken;

    /// @notice Payment-token units for one whole sale token.
    uint256 public price;
    /// @notice The time of the last price change in Unix seconds; zero before the first change.
    uint256 public priceChangedAt;
    /// @notice First second of the sale, in Unix seconds.
    uint64 public startsAt;
    /// @notice First second after the sale, in Unix seconds.
    uint64 public endsAt;
    /// @notice Sale-token units offered in total, including sold ones. Unsold tokens are held by this contract.
    uint256 public tokensForSale;
    uint256 public tokensSold;
    /// @notice Payment-token units that each buyer has paid so far.
    mapping(address buyer => uint256) public purchased;

    event Purchase(
        address indexed buyer,
        address indexed paymentToken,
        address indexed referrer,
        uint256 amount,
        uint256 tokens,
        uint256 nonce,
        uint8 tier
    );
    event PriceChanged(uint256 price);
    event ScheduleChanged(uint64 startsAt, uint64 endsAt);
    event Funded(uint256 tokens);
    event UnsoldWithdrawn(uint256 tokens);

    error SaleNotActive(Phase phase);
    error SaleNotEnded(Phase phase);
    error SaleIsActive();
    error CapExceeded(uint256 requested, uint256 remaining);
    error AllocationExceeded(uint256 requested, uint256 remaining);
    error PaymentTooSmall(uint256 amount);
    error InvalidSchedule(uint64 startsAt, uint64 endsAt);
    error ZeroPrice();
    error ZeroLifetime();
    error AuthorizationTooLong(uint256 deadline, uint256 latest);
    error PriceChangedSince(uint256 deadline, uint256 earliest);

    constructor(
        Setup memory setup,
        IERC20Metadata saleToken_,
        uint256 price_,
        uint64 startsAt_,
        uint64 endsAt_,
        uint256 authorizationLifetime_
    ) AuthorizedSale(setup) {
        if (authorizationLifetime_ == 0) revert ZeroLifetime();
        authorizationLifetime = authorizationLifetime_;
        saleToken = saleToken_;
        _wholeToken = 10 ** saleToken_.decimals();
        _setPrice(price_);
        _setSchedule(startsAt_, endsAt_);
    }

    /// @notice Pays `authorization.amount` from the buyer's allowance and delivers the tokens.
    function buy(PurchaseAuthorization calldata authorization, bytes calldata signature) external {
        uint256 tokens = _record(authorization, signature);
        _settle(authorization, tokens);
    }

    /// @notice Like `buy`, with the allowance set by an ERC-2612 permit of the buyer for exactly the amount.
    function buyWithPermit(
        PurchaseAuthorization calldata authorization,
        bytes calldata signature,
        uint256 permitDeadline,
        uint8 v,
        bytes32 r,
        bytes32 s
    ) external {
        uint256 tokens = _record(authorization, signature);
        // Anyone may have submitted the permit before, which leaves its allowance; without one the payment below
        // reverts.
        try
            IERC20Permit(authorization.paymentToken).permit(
                authorization.buyer,
                address(this),
                authorization.amount,
                permitDeadline,
                v,
                r,
                s
            )
        {} catch {}
        _settle(authorization, tokens);
    }

    /// @notice Transfers `tokens` from the owner into the sale.
    function fund(uint256 tokens) external onlyOwner {
        tokensForSale += tokens;
        emit Funded(tokens);
        saleToken.safeTransferFrom(_msgSender(), address(this), tokens);
    }

    /// @notice Transfers the unsold tokens of an ended sale to the treasury.
    function withdrawUnsold() external onlyOwner {
        if (phase() != Phase.Ended) revert SaleNotEnded(phase());
        uint256 tokens = saleToken.balanceOf(address(this));
        tokensForSale = tokensSold;
        emit UnsoldWithdrawn(tokens);
        saleToken.safeTransfer(treasury, tokens);
    }

    /// @notice Reverts while the sale is active. Authorizations signed before become invalid, so that nobody pays another price than signed.
    function setPrice(uint256 newPrice) external onlyOwner {
        if (phase() == Phase.Active) revert SaleIsActive();
        priceChangedAt = block.timestamp;
        _setPrice(newPrice);
    }

    function setSchedule(uint64 newStart, uint64 newEnd) external onlyOwner {
        _setSchedule(newStart, newEnd);
    }

    /// @notice An ended sale is ended even if it is paused; a paused sale is paused even before its start.
    function phase() public view returns (Phase) {
        if (block.timestamp >= endsAt) return Phase.Ended;
        if (paused()) return Phase.Paused;
        return block.timestamp < startsAt ? Phase.Upcoming : Phase.Active;
    }

    /// @notice The EIP-712 digest that the signer signs.
    function hashAuthorization(PurchaseAuthorization calldata authorization) public view returns (bytes32) {
        return _hashTypedDataV4(keccak256(abi.encode(PURCHASE_AUTHORIZATION_TYPEHASH, authorization)));
    }

    /// @dev All checks and all writes of a purchase. Tokens are rounded down, in favor of the sale, and never to zero.
    function _record(PurchaseAuthorization calldata authorization, bytes calldata signature)
        private
        returns (uint256 tokens)
    {
        if (phase() != Phase.Active) revert SaleNotActive(phase());
        _spend(
            hashAuthorization(authorization),
            signature,
            authorization.buyer,
            authorization.paymentToken,
            authorization.referrer,
            authorization.nonce,
            authorization.deadline
        );
        _requireCurrentPrice(authorization.deadline);
        _count(authorization.buyer, authorization.amount, authorization.maxAllowed);
        tokens = _allocate(authorization.amount);
        emit Purchase(
            authorization.buyer,
            authorization.paymentToken,
            authorization.referrer,
            authorization.amount,
            tokens,
            authorization.nonce,
            authorization.tier
        );
    }

    /// @dev Authorizations signed before the price change have a deadline of at most `priceChangedAt + authorizationLifetime`.
    function _requireCurrentPrice(uint256 deadline) private view {
        uint256 latest = block.timestamp + authorizationLifetime;
        if (deadline > latest) revert AuthorizationTooLong(deadline, latest);
        uint256 earliest = priceChangedAt + authorizationLifetime + 1;
        if (deadline < earliest) revert PriceChangedSince(deadline, earliest);
    }

    function _count(address buyer, uint256 amount, uint256 maxAllowed) private {
        uint256 before = purchased[buyer];
        uint256 remaining = maxAllowed > before ? maxAllowed - before : 0;
        if (amount > remaining) revert CapExceeded(amount, remaining);
        purchased[buyer] = before + amount;
    }

    function _allocate(uint256 amount) private returns (uint256 tokens) {
        tokens = (amount * _wholeToken) / price;
        if (tokens == 0) revert PaymentTooSmall(amount);
        uint256 remaining = tokensForSale - tokensSold;
        if (tokens > remaining) revert AllocationExceeded(tokens, remaining);
        tokensSold += tokens;
    }

    function _settle(PurchaseAuthorization calldata authorization, uint256 tokens) private {
        IERC20(authorization.paymentToken).safeTransferFrom(authorization.buyer, treasury, authorization.amount);
        saleToken.safeTransfer(authorization.buyer, tokens);
    }

    function _setPrice(uint256 newPrice) private {
        if (newPrice == 0) revert ZeroPrice();
        price = newPrice;
        emit PriceChanged(newPrice);
    }

    function _setSchedule(uint64 newStart, uint64 newEnd) private {
        if (newStart >= newEnd) revert InvalidSchedule(newStart, newEnd);
        startsAt = newStart;
        endsAt = newEnd;
        emit ScheduleChanged(newStart, newEnd);
    }
}
