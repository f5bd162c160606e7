import { any, either, once, type Rule, seq, some, word } from '../rules/rule.ts';

const KINDS: ReadonlySet<string> = new Set(
  `other new cold hot second third own main savings saving backup old personal business work hardware burner trading spare mobile desktop browser secondary joint family emergency holiday vacation rainy fun shop company office private separate existing`.split(
    /\s+/,
  ),
);
/** Another wallet of the person: "my other phone", "our savings wallet". */
export const MY_WALLET: Rule = once(
  either(
    seq(
      any('my|our|the'),
      some(word(KINDS)),
      any(
        'wallet|address|account|ledger|trezor|phone|safe|vault|metamask|rabby|addy|multisig|laptop|storage|device|fund|pot|stash|one',
      ),
    ),
    seq(
      any('my|our'),
      any(
        'ledger|trezor|multisig|safe|vault|metamask|rabby|burner|cold storage|treasury wallet|savings|binance|coinbase|kraken|exchange|binance address|coinbase address|kraken address|exchange address|coinbase wallet|coinbase account|binance account|kraken account|exchange account|deposit address|exchange deposit address|phone wallet|laptop wallet|mobile wallet|trust wallet|gnosis safe|joint account|retirement fund|emergency fund|holiday fund|savings pot',
      ),
    ),
  ),
);
/** A place that is told next: "the following recipient: 0x…", "this one 0x…". */
export const POINTED_OUT: Rule = any(
  'the following address|the following wallet|the following recipient|the following account|the following person|the following|following address|following wallet|following|this address|this adress|this wallet|this account|this recipient|this addr|this addy|this guy|this person|this one|this one here|that one|that address|that wallet|that account|the below address|the below wallet|below address|below wallet|the below|the address below|the wallet below|the recipient below|the account below|the address given below|the address|the wallet|the recipient|the payee|the beneficiary|the following ens|this ens|this name|the following wallet address|the wallet address below|the below mentioned address|the below mentioned wallet|the address that follows|here|there|an address|a wallet|one address|the correct address|the right address|the usual address|the usual wallet|wallet address|the wallet address|wallet|address',
);
