/** Further deeds of the past. The rules of events.ts hold. */
export const MORE_DID = `
abseiled accompanied adapted aged aimed amazed amused appeared appreciated arose ascended backpacked balanced bandaged barbecued battled bicycled
blended blew blossomed boarded bonded bowled braided branched braved brightened brings broadcast browsed brunched bumped bunked buttered calibrated
calmed canoed carpooled carted catalogued cemented chaired championed chaperoned chatted cheered cherished chiselled chuckled circled clapped cleared
clicked coded colored coloured combed comforted commuted competed compiled composted conducted connected conquered constructed cooled coped copyedited
cradled crafted cried crossed cruised cuddled cultivated cured curled cushioned debugged debuted dedicated defended defrosted delighted demolished
deployed descaled descended devoted diagnosed distributed dived dove downloaded drafted dressed dried dusted edited embarked embraced embroidered
emerged emigrated employed emptied enchanted encouraged endured energised engineered engraved enriched entertained equipped erected established
evolved exercised exhibited expanded explored extended exterminated faced facilitated fainted farmed fashioned fasted feasted fenced fermented ferried
fetched filtered fished flattened floated flourished flowed flushed focused followed fostered framed fried fundraised furnished garnished gathered
gazed giggled glazed gleamed glided glittered glowed grafted grasped grated grazed greeted grilled grinned guarded handcrafted hatched hauled
headlined herded honed honored honoured hopped hovered howled huddled hustled illustrated immigrated impressed improved improvised incubated inherited
inked inspected inspired insulated integrated interned interpreted interviewed jetted jogged jumped kayaked kindled kissed kneaded knelt knocked
labored laboured laced laid lasted laughed launched laundered lay layered leaned leapt leased lectured leveled levelled lightened limped lit loaded
located lodged lugged lunched manicured manned manufactured marched marinated married marvelled mastered matured measured meditated melted mentored
merged mingled modeled modelled modernised modernized mothered motored mounted mourned mulched napped navigated nested networked nourished nurtured
obtained opened operated orbited overcame oversaw owned paced paddled panelled parented partied partnered patched patrolled paved pedalled peeled
penned perched persevered photographed piled piloted pinned pioneered placed planed plated ploughed plowed plucked plumbed posed positioned potted
premiered presented preserved pressed prevailed proofread propped protected pumped pushed quilted raced rafted raised rambled rattled rearranged
reassembled rebooted recharged recycled redesigned refilled refinished reformed refreshed refurbished regained rejoiced rejoined relaxed remained
remembered remodeled remodelled renovated reopened repainted replanted replastered replenished repotted researched resided resolved rested restocked
restrung resurfaced retiled rewrote rinsed ripened roamed roared roasted rolled rose rowed rushed salvaged sang sawed scaled scanned scooped scrambled
sculpted seasoned seated secured selected separated sequenced shaded shaped shared shed sheltered shoveled shovelled sifted sighed simmered
skateboarded skiied sledded sliced slid slipped smiled smoked smoothed snored soaked soared socialised socialized sorted sowed sparkled spearheaded
specialised specialized sped spiced splashed sponsored spread spruced spun squeezed stacked staffed stained stapled starred steamed steered stewed
stitched stocked stood stored strengthened stretched striped stripped strolled strummed studied stumbled submitted succeeded suited summered surpassed
survived sweated swung tackled talked tanned taped tapped tasted tended thanked threaded thrilled thrived tiptoed toasted toiled topped toured traced
trailed tramped transcribed transformed transplanted transported trekked triumphed trotted trucked tucked tugged tumbled twirled twisted typed umpired
unfolded unpacked unveiled upholstered uplifted ushered utilised utilized vacationed vacuumed valued varnished ventured videoed videotaped viewed
vlogged waded waltzed wandered waxed weathered weeded weighed welcomed wheeled whipped whisked whistled whitewashed whittled widened wintered wowed
wrestled yawned yelled zipped`;
/** What somebody is used to do. */
export const MORE_DOES = `
admires amazes appreciates arrives assembles babysits barbecues bikes blogs blossoms boils breathes breeds camps chairs charms cheers chews chops
codes comforts composes conducts constructs contributes costs crafts cries crosses cuddles cures delights delivers devotes dines distributes dives
documents dresses drums edits employs encourages entertains exercises exhibits explores faces fetches fills finishes fits flows focuses follows
fosters framed fries functions gathers glows goes grades greets grills grooms harvests heats hires honors honours hums illustrates impresses improves
inspires installs interprets jogs joins jumps keeps kicks kisses landscapes lasts laughs leans lectures lifts lights looks maintaines maintains
manufactures marches masters melts mentors mixes models motivates mows navigates nurtures opens operates orders packs paddles parks participates
patches phones photographs picks plants pours preaches presides protects publishes pulls purrs quilts races recycles rehearses relaxes relies
remembers renovates rents rescues researches resides restores rests rides roams roasts rocks rolls rows saves sculpts seats shapes shares shaves
shears shelters sings sits skates skips skis smiles smokes solves specialises specializes spins sponsors sprays spreads stands stars steers stitches
stocks stores streams strives succeeds suits supervises surfs sweeps tackles tailors talks tends thanks thrives ties tours transcribes treasures trims
tunes turns types understands unites updates varnishes ventures votes wakes warms watches wears weaves welcomes welds whistles wins yodels`;
/** The same of the speaker, and of several. */
export const MORE_DO = `
admire appreciate barbecue become bike blog camp care carry carve catch chat cheer chill chop commute compete compose connect cost craft cuddle
decorate dine dress employ entertain exercise explore fish fit focus follow foster fundraise gather glow greet grill groom harvest hug hum
illustrate improve inspire install jog join juggle jump kayak knead last laugh lean lift maintain master meditate melt mentor mind mix model
moderate mow navigate nurse nurture open operate paddle park participate plant pour publish quilt race recycle rehearse remember rent
repair rescue research restore ride roast row save share shine shop sing sit skate ski smile solve specialise specialize sponsor spread 
start stitch stock stream stroll succeed suit supervise surf talk tend thrive tidy treasure trek trim tune type understand unpack value wake warm
weave weed welcome whistle win`;
/** What is going on. */
export const MORE_DOING = `
adopting applauding assembling attending auctioning babysitting backpacking baptising biking birdwatching boiling bonding bowling braiding breeding
brewing bringing brushing busking canning canoeing caring carpooling carrying carving catching catering chasing cheering chilling chopping clearing
clogging commuting competing composing composting conducting constructing crafting creaking crocheting crossing cruising crying cuddling curating
cutting debugging delivering dining distributing diving docking doing downsizing dressing drilling drying dusting editing embroidering exercising
exhibiting exploring facing fencing ferrying filming finishing fitting flooding flowering focusing folding foraging fostering framing freezing
fundraising gathering glazing graduating greeting grilling grinding grooming harvesting hauling heading healing heating helping hemming homeschooling
hugging illustrating improving improvising installing interning jamming jogging joining juggling jumping kneading landing lasting layering lifting
loading lodging loving marching marrying meditating melting mending mentoring mixing modeling modelling monitoring mowing navigating nesting
networking nurturing opening operating ordering overhauling paddling parking partying patching paving peeling photographing picking piling planting
plastering plumbing polishing potting pouring praying preserving printing pruning quilting racing rafting rearranging rebuilding recording recycling
redesigning refilling refurbishing rehearsing rejoicing remodeling remodelling repainting rescuing researching restoring reuniting rewiring riding
rising roaming roasting rocking roofing rowing sanding scaling scanning scooping scrubbing sculpting sealing seeding sewing shaping sharing sharpening
shaving shining shoveling shovelling singing skating sketching skipping sliding smoking snoring snorkelling soaking soldering sorting souring sowing
specialising specializing spinning spreading sprouting stacking staying steaming steering stitching storing streaming stretching strolling struggling
succeeding suffering sweating sweeping tailoring talking tending thriving tiling toasting touring towing transcribing translating transporting
trekking trimming tuning turning typing unpacking upgrading vacationing vacuuming venturing warming waxing weaving weeding welcoming welding whistling
winning wintering`;
