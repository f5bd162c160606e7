// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.28;

import {IERC165} from "@openzeppelin/contracts/utils/introspection/IERC165.sol";
import {IValidationHook, PermitHook} from "../PermitHook.sol";
import {PermitHookHandler} from "./PermitHookHandler.sol";

contract PermitHookInvariants {
    PermitHookHandler private _handler;

    function setUp() public {
        _handler = new PermitHookHandler();
    }

    function targetContracts() public view returns (address[] memory targets) {
        targets = new address[](1);
        targets[0] = address(_handler);
    }

    function invariant_noBidderPassesTheHighestMaximumPresented() public view {
        for (uint256 a = 0; a < 2; a++)
            for (uint256 i = 0; i < 3; i++) {
                (address auction, address owner) = (_handler.auctions(a), _handler.owners(i));
                uint256 counted = _handler.hook().committed(auction, owner);
                assert(counted == _handler.bid(auction, owner));
                assert(counted <= _handler.highestMaximum(auction, owner));
            }
    }

    function invariant_noAuctionPassesItsCap() public view {
        for (uint256 a = 0; a < 2; a++) {
            address auction = _handler.auctions(a);
            assert(_handler.hook().totalCommitted(auction) == _handler.total(auction));
            assert(_handler.total(auction) <= _handler.highestCap(auction));
        }
    }

    function invariant_nonceCountsOnce() public view {
        assert(!_handler.faults().nonceUsedTwice);
    }

    function invariant_onlyWhatWasSignedIsAccepted() public view {
        assert(!_handler.faults().alteredAccepted);
    }

    function invariant_nothingIsAcceptedLate() public view {
        assert(!_handler.faults().lateAccepted);
    }

    function invariant_onlyTheSignersAreAccepted() public view {
        assert(!_handler.faults().wrongSignerAccepted);
    }

    function testFuzz_maximumIsNeverPassed(uint256 amount, uint256 maximum, uint256 nonce) public {
        try _handler.permit(0, 0, amount, maximum, nonce, 600) {} catch {}
        assert(_handler.hook().committed(_handler.auctions(0), _handler.owners(0)) <= maximum % 200_000e6);
    }

    function testFuzz_aPermitWorksOnce(uint8 auction, uint8 who, uint128 amount, uint256 nonce) public {
        _handler.permit(auction, who, amount, 200_000e6 - 1, nonce, 600);
        assert(_handler.accepted() == 1);
        try _handler.presentLast() {} catch {}
        assert(_handler.accepted() == 1);
    }

    function testFuzz_aRetiringSignerIsAcceptedUntilItIsRetired(uint256 amount) public {
        _handler.setSigner(1);
        _handler.signWithAnyKey(0, 0, amount, 200_000e6 - 1, 1, 0);
        assert(_handler.accepted() == 1);
        _handler.retireSigner();
        try _handler.signWithAnyKey(0, 1, amount, 200_000e6 - 1, 2, 0) {} catch {}
        assert(_handler.accepted() == 1);
        _handler.signWithAnyKey(0, 1, amount, 200_000e6 - 1, 2, 1);
        assert(_handler.accepted() == 2);
    }

    function testFuzz_nothingButWhatWasSignedIsAccepted(uint8 who, uint256 amount, uint8 what, uint256 by) public {
        _handler.sign(0, who, amount, 200_000e6 - 1, 1, 600);
        try _handler.presentAltered(what, by) {} catch {}
        assert(!_handler.faults().alteredAccepted);
    }

    function test_nothingIsAcceptedAfterItsDeadline() public {
        _handler.sign(0, 0, 1, 1_000, 1, 10);
        _handler.wait(11);
        try _handler.presentLast() {} catch {}
        assert(_handler.accepted() == 0);
    }

    function test_capsAreHeldExactly() public {
        PermitHookHandler handler = _handler;
        handler.setCap(1, 1_000);
        handler.permit(1, 0, 999, 1_000, 1, 600);
        assert(handler.accepted() == 1);
        try handler.permit(1, 1, 0, 1_000, 2, 600) {} catch {}
        assert(handler.accepted() == 1);
        handler.setCap(1, 1_001);
        try handler.permit(1, 0, 0, 1_000, 3, 600) {} catch {}
        assert(handler.accepted() == 1);
        handler.permit(1, 1, 0, 1_000, 2, 600);
        assert(handler.accepted() == 2);
    }

    function test_deadlineIsInclusive() public {
        _handler.permit(0, 0, 1, 1_000, 1, 0);
        assert(_handler.accepted() == 1);
    }

    function test_onlyTheOwnerAdministers() public {
        PermitHook hook = _handler.hook();
        bool failed = false;
        try hook.setSigner(address(1)) {} catch {
            failed = true;
        }
        assert(failed);
        try hook.retireSigner() {
            failed = false;
        } catch {}
        try hook.setTotalCap(address(1), 1) {
            failed = false;
        } catch {}
        try hook.cancel(1) {
            failed = false;
        } catch {}
        assert(failed);
    }

    function test_zeroAddressIsNeverASigner() public {
        PermitHook own = new PermitHook(address(this), address(1));
        bool failed = false;
        try own.setSigner(address(0)) {} catch {
            failed = true;
        }
        assert(failed);
    }

    function test_tellsItsInterfaces() public view {
        PermitHook hook = _handler.hook();
        assert(hook.supportsInterface(type(IValidationHook).interfaceId));
        assert(hook.supportsInterface(type(IERC165).interfaceId));
        assert(!hook.supportsInterface(0xffffffff));
    }
}
