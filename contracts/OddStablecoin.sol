// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.28;

import {TestStablecoin} from "./TestStablecoin.sol";

/// @title A token with defects of real tokens, for tests of contracts that must handle them.
contract OddStablecoin is TestStablecoin {
    enum Oddity {
        None,
        TakesAFee,
        AnswersFalse,
        AnswersNothing
    }

    Oddity public oddity;

    constructor() TestStablecoin("Odd Dollar", "ODD") {}

    function become(Oddity oddity_) external {
        oddity = oddity_;
    }

    function transferFrom(address from, address to, uint256 value) public override returns (bool) {
        if (oddity == Oddity.AnswersFalse) return false;
        super.transferFrom(from, to, value);
        if (oddity == Oddity.TakesAFee) _burn(to, value / 100);
        if (oddity == Oddity.AnswersNothing) {
            // solhint-disable-next-line no-inline-assembly
            assembly {
                return(0, 0)
            }
        }
        return true;
    }
}
