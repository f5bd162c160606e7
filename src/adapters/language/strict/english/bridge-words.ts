/** The verbs of bridging in English. Phrases are separated by `|`. */

/** They move a token, from one network to another. */
export const BRIDGE =
  'bridge|move|transfer|send|shift|port|migrate|relocate|bring|carry|hop|beam|teleport|cross|ferry|take|get|shuttle|pull|moove|brige|bridge out|bring home|withdraw|push|slide|swing|drop|deliver|route|shove|haul|ship|fly|float|lift|drag|relay|evacuate|bridge me|bridge us|get me|go and bridge|kick|deposit|forward|put|bridg|birdge|bridege|bride|jump|zap|transport';
export const BRIDGING =
  'bridging|moving|transferring|sending|shifting|relocating|migrating|porting|withdrawing|shipping|routing|carrying|bringing|getting|pushing|taking';
export const BRIDGED =
  'moved|bridged|sent|transferred|sent over|moved over|shifted|relocated|bridged over|ported|migrated|shipped|transferred over|brought|withdrawn|carried|relocated';
/** They say by themselves that it is about networks: "bridge 5 usdc to eth". */
export const PLAIN_BRIDGE = 'bridge|brige';
