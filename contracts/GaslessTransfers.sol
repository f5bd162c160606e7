// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.28;

import {ERC2771Context} from "@openzeppelin/contracts/metatx/ERC2771Context.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {IERC20Permit} from "@openzeppelin/contracts/token/ERC20/extensions/IERC20Permit.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";

/// @title Transfers a holder's tokens, and the fee for the transfer to the treasury, in one call or not at all.
/// @notice The tokens are those of the caller, or of the wallet whose request the trusted forwarder executes; never any other's. It is
/// safe to keep an allowance for this contract: only its holder can spend it. It has no owner, is not upgradeable and holds no tokens.
/// @dev No reentrancy guard: there is no state, and each payment is limited by the holder's own allowance.
contract GaslessTransfers is ERC2771Context {
    using SafeERC20 for IERC20;

    /// @notice Receives every fee.
    address public immutable treasury;

    error NoTreasury();
    error NotFullyReceived(address token, address recipient);

    constructor(address forwarder, address treasury_) ERC2771Context(forwarder) {
        if (treasury_ == address(0)) revert NoTreasury();
        treasury = treasury_;
    }

    /// @notice Transfers `amount + fee` from the sender's allowance: `amount` to `to`, `fee` to the treasury.
    function transfer(address token, address to, uint256 amount, uint256 fee) external {
        _pay(IERC20(token), _msgSender(), to, amount, fee);
    }

    /// @notice The same, with an ERC-2612 permit of the sender for exactly `amount + fee`.
    function transferWithPermit(
        address token,
        address to,
        uint256 amount,
        uint256 fee,
        uint256 permitDeadline,
        uint8 v,
        bytes32 r,
        bytes32 s
    ) external {
        address sender = _msgSender();
        uint256 total = amount + fee;
        // Anyone may have submitted the permit before, which leaves its allowance; without one the payment below
        // reverts.
        try IERC20Permit(token).permit(sender, address(this), total, permitDeadline, v, r, s) {} catch {}
        _pay(IERC20(token), sender, to, amount, fee);
    }

    function _pay(IERC20 token, address sender, address to, uint256 amount, uint256 fee) private {
        _send(token, sender, to, amount);
        _send(token, sender, treasury, fee);
    }

    /// @dev Reverts for a token that deducts a part of a transfer: neither the recipient nor the treasury would receive the signed amount.
    function _send(IERC20 token, address sender, address recipient, uint256 amount) private {
        uint256 before = token.balanceOf(recipient);
        token.safeTransferFrom(sender, recipient, amount);
        uint256 expected = sender == recipient ? before : before + amount;
        if (token.balanceOf(recipient) != expected) revert NotFullyReceived(address(token), recipient);
    }
}
