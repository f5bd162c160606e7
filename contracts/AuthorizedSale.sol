// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.28;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {Ownable2Step} from "@openzeppelin/contracts/access/Ownable2Step.sol";
import {ERC2771Context} from "@openzeppelin/contracts/metatx/ERC2771Context.sol";
import {IERC20Metadata} from "@openzeppelin/contracts/token/ERC20/extensions/IERC20Metadata.sol";
import {Context} from "@openzeppelin/contracts/utils/Context.sol";
import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";
import {EIP712} from "@openzeppelin/contracts/utils/cryptography/EIP712.sol";
import {Pausable} from "@openzeppelin/contracts/utils/Pausable.sol";

/// @title Base of sales by signed authorization: the signer, the payment tokens, and nonces that can be used once.
/// @dev The trusted forwarder can act as any account, including the owner: trust only one that verifies signatures, or none.
abstract contract AuthorizedSale is EIP712, Ownable2Step, Pausable, ERC2771Context {
    /// @param name EIP-712 domain name
    /// @param version EIP-712 domain version
    /// @param signer the account of the service, whose authorizations are accepted
    /// @param treasury receives the payments
    /// @param forwarder trusted ERC-2771 forwarder; the zero address for none
    struct Setup {
        string name;
        string version;
        address owner;
        address signer;
        address treasury;
        address forwarder;
    }

    /// @dev Prices and caps are in units of any accepted token, so all of them must have these decimals.
    uint8 public constant PAYMENT_DECIMALS = 6;

    address public signer;
    address public treasury;
    mapping(address token => bool) public paymentTokenAccepted;
    mapping(uint256 nonce => bool) public nonceUsed;

    event SignerChanged(address indexed previous, address indexed current);
    event TreasuryChanged(address indexed previous, address indexed current);
    event PaymentTokenChanged(address indexed token, bool accepted);
    event AuthorizationCancelled(uint256 indexed nonce);

    error AuthorizationExpired(uint256 deadline);
    error NotBuyer(address sender, address buyer);
    error SelfReferral(address buyer);
    error PaymentTokenNotAccepted(address token);
    error InvalidSigner(address recovered);
    error NonceAlreadyUsed(uint256 nonce);
    error WrongDecimals(address token, uint8 decimals);
    error ZeroAddress();

    constructor(Setup memory setup)
        EIP712(setup.name, setup.version)
        Ownable(setup.owner)
        ERC2771Context(setup.forwarder)
    {
        _setSigner(setup.signer);
        _setTreasury(setup.treasury);
    }

    /// @notice Replaces the signer; unused authorizations of the previous signer become invalid.
    function setSigner(address newSigner) external onlyOwner {
        _setSigner(newSigner);
    }

    function setTreasury(address newTreasury) external onlyOwner {
        _setTreasury(newTreasury);
    }

    function setPaymentToken(address token, bool accepted) external onlyOwner {
        if (accepted) {
            uint8 decimals = IERC20Metadata(token).decimals();
            if (decimals != PAYMENT_DECIMALS) revert WrongDecimals(token, decimals);
        }
        paymentTokenAccepted[token] = accepted;
        emit PaymentTokenChanged(token, accepted);
    }

    /// @notice Invalidates one unused authorization.
    function cancel(uint256 nonce) external onlyOwner {
        _useNonce(nonce);
        emit AuthorizationCancelled(nonce);
    }

    function pause() external onlyOwner {
        _pause();
    }

    function unpause() external onlyOwner {
        _unpause();
    }

    /// @dev Uses an authorization, or reverts. The deadline is inclusive.
    function _spend(
        bytes32 digest,
        bytes calldata signature,
        address buyer,
        address paymentToken,
        address referrer,
        uint256 nonce,
        uint256 deadline
    ) internal {
        if (block.timestamp > deadline) revert AuthorizationExpired(deadline);
        if (_msgSender() != buyer) revert NotBuyer(_msgSender(), buyer);
        if (referrer == buyer) revert SelfReferral(buyer);
        if (!paymentTokenAccepted[paymentToken]) revert PaymentTokenNotAccepted(paymentToken);
        address recovered = ECDSA.recoverCalldata(digest, signature);
        if (recovered != signer) revert InvalidSigner(recovered);
        _useNonce(nonce);
    }

    function _useNonce(uint256 nonce) private {
        if (nonceUsed[nonce]) revert NonceAlreadyUsed(nonce);
        nonceUsed[nonce] = true;
    }

    function _setSigner(address newSigner) private {
        if (newSigner == address(0)) revert ZeroAddress();
        emit SignerChanged(signer, newSigner);
        signer = newSigner;
    }

    function _setTreasury(address newTreasury) private {
        if (newTreasury == address(0)) revert ZeroAddress();
        emit TreasuryChanged(treasury, newTreasury);
        treasury = newTreasury;
    }

    function _msgSender() internal view virtual override(Context, ERC2771Context) returns (address) {
        return ERC2771Context._msgSender();
    }

    function _msgData() internal view virtual override(Context, ERC2771Context) returns (bytes calldata) {
        return ERC2771Context._msgData();
    }

    function _contextSuffixLength() internal view virtual override(Context, ERC2771Context) returns (uint256) {
        return ERC2771Context._contextSuffixLength();
    }
}
