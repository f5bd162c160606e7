import { any, type Rule } from '../rule.ts';

/** Before the address of somebody who was named: "he is at 0x…". */
export const HERE: Rule = any(
  'he is at|she is at|they are at|he is on|she is on|this is him|this is her|here is his address|here is her address|here is the address|here is the wallet|here is his wallet|here is her wallet|this is his address|this is her address|this is the address|that is his address|this his address|this her address|address he gave me|wallet he gave me|the address he gave me|the address she gave me|the wallet he gave me|the wallet she gave me|he gave me this|she gave me this|he gave me|she gave me|he uses|she uses|they gave me|they gave me this|this is his wallet|this is her wallet|this is their address|this is their wallet|that is her address|the address they gave me is|the address they gave me was|the address he gave me is|the address he gave me was|the address she gave me is|the address she gave me was|the wallet they gave me is|the address i have is|the address given is|the address given was|this is his|this is hers|this is theirs',
);
/** Behind somebody who is paid: "my ex her share, 40 dai, she is 0x…". */
export const WHO_IS: Rule = any(
  'he is|she is|they are|it is|who is at|who is on|who is|who has|who uses|whose address is|whose wallet is|whose ens is|whose addy is|whose account is|which is|you can reach him at|you can reach her at|you find him at|you find her at|he lives at|his is|her is|hers is|theirs is|that is|they use|he has|she has|his wallet being|reachable at|known as|address being',
);
