/** How something is: nothing that denies, doubts, delays or warns. */
export const MORE_QUALITIES = `
abundant accomplished accurate acrylic aesthetic affectionate aged agile airy alcoholic aluminium ambitious ample ancient antique apologetic
appetising aquatic architectural aromatic arranged artful articulate artisan artisanal artistic attentive authentic awake aware backyard balanced bald
bamboo barefoot basic beachfront bearded bespoke bilingual bitter black blazing bleak blind blissful blonde blooming blunt bony bouncy braided brainy
brass brick brisk bronze bubbly budget bulky bumpy bustling buttery candid canned canvas capable cardboard carefree carved cast celebratory ceramic
cerebral certified charitable checkered cheeky cheery chewy chic childhood chocolatey christian chrome chronic chunky cinnamony circular citrusy civic
civilian classical classy clay clear clinical coastal cobbled cocky colossal combined comic comical commemorative compassionate compatible competent
competitive complete complimentary composed comprehensive concerted concise confident congenial congratulatory considerate consistent contagious
content contented continental continuous conventional cooperative copper cordless corduroy corporate cotton courageous courteous crackling cranky
crimson crisp crochet crucial crumbly crystal cubic culinary cultured curvy custom customary cylindrical dainty dapper daring dashing dazzling
decaffeinated decent decorative dedicated dehydrated deluxe demanding dense dented dependable detached detailed determined devoted diabetic diagonal
diligent dim dinky diplomatic discreet distinguished diverse divine domed downstairs dramatic draughty dreamy dressy driven droopy drowsy dusky
dutiful dynamic earnest earthy eastern eccentric ecclesiastical eclectic ecological ecstatic edible effective efficient elastic elated elevated
eleventh eloquent embroidered eminent empathetic enamel encouraging endearing endless enduring energetic engaged enjoyable enlightening enthusiastic
equestrian ergonomic essential esteemed ethical everlasting everyday exceptional exclusive exhilarating exotic experienced expert exquisite extended
exterior extraordinary exuberant famished farmhouse fashionable fatherly faultless feathered feisty female feminine fertile fervent fiery fitted flaky
flamboyant flavorful flavoured flawless fleece flexible flimsy floral flowery fluent fluffy flush foamy folksy fond forested fortunate fragrant frail
freckled freelance frequent frilly frosty frothy fruitful fruity fulfilling functional furious furnished fused geeky genetic geographic germanic
gilded glamorous glass gleaming global gloomy glossy gluten gooey gothic gracious gradual graphic grassy gritty groovy groundbreaking grown guest
hairless hairy hallowed handcrafted handwoven harmonious hazy healing hearted heartfelt hearty heavenly hefty helpless herbal heritage heroic
hexagonal hilly homegrown homely honorable honorary honourable hooded hoppy hospitable humane humorous husky hydraulic hygienic idyllic illustrated
imaginative immaculate immature immediate imported impromptu inaugural inclusive industrious inflatable informal informative ingenious inland
innovative inquisitive insightful inspiring instrumental insulated intelligent intensive interactive interior intimate intricate introverted inventive
invigorating invincible ironed irresistible islamic itchy jazzy jewish jubilant judicious juvenile kindhearted kindly knitted knowledgeable lacy
laminated landlocked landscaped languid lanky large latin lavish leafy lean learned leathery leisurely lemony lengthy liberal lifelong light
lightweight likeable linen liquid literary lofty logical lovable low lucrative luminous lush lyrical mahogany majestic male mandatory manicured manual
marble marine marital maritime masculine matching mature meaty medieval mellow melodic melted memorable mental mesmerising metal metallic meticulous
midsize mighty milky mindful miniature miraculous mixed moist monstrous moonlit moral motherly motivated motivational motorised mountainous
mouthwatering multicoloured multilingual muscular mushy musty muted natty nautical neighborly neighbouring neighbourly neutral nifty nimble ninth
noble nocturnal nomadic northern nostalgic notable nourishing numb nutritious nutty nylon oak oceanic offbeat oily omnivorous opaque open operatic
optical optimal optimistic opulent orchestral orderly oriental ornamental ornate orthodox oval overjoyed overnight oversized overwhelmed overworked
painless painterly palatial panoramic parental particular passionate pastel pastoral patterned peaceable pearly peckish pedagogical peppery perennial
periodic persistent petite philanthropic photogenic photographic picturesque piercing pioneering pivotal plaid planetary plastic platinum playful
pleasing pleasurable plentiful pliable plush poetic pointy polished pooled porcelain postal postgraduate powdery powerful practical praiseworthy
preferred prepaid prepared preschool presentable prestigious priceless prickly primary primo princely principal pristine productive proficient
profound profuse progressive prominent promising prosperous protective provincial prudent psychedelic psychological puffy quaint quilted quirky
radiant radical ragged rapid raw recreational rectangular recycled refined reflective rejuvenating related relevant relieved renowned resilient
resourceful respectable respected respectful responsible restful retro revolutionary rewarding rhythmic rigid ripped roaring robust rocky romanesque
roomy rosy rotating routine rubber rubbery rugged rustic sacred saintly sandy sanitary satin satisfied satisfying saucy savory savoury scarlet scented
scholarly scorching sculptural seasick seaside seasoned seated secondary sedentary seismic selfless sensible sensitive sensory sentimental serene
sesame seventh shaggy shallow shaped shapely sheer shimmering shirtless showy silvery sincere sinewy sixth sizable sizeable skilful skilled skillful
skinny sleek sleepless sleeveless slender slick slippery sloppy snappy snazzy snobby snug soapy sociable sociological solar solemn solitary soothing
sophisticated soulful soundproof southern soviet sparkly speedy spherical spiky spirited spiritual splendid spongy spontaneous sporty spotted
sprightly springy square squeaky stained stainless starry stately static stationary statutory steamy steel steep stellar stimulating stocky stony
stormy straight strapping strategic streamlined striking stringy striped stubborn studious stuffed stuffy suave sublime subtle suburban successful
succulent suitable sultry sumptuous sundry sunlit superior supple supportive sustainable swanky sweltering swirly sympathetic symphonic syrupy tactful
tailored talkative tan tangible tangy tart tartan tearful teary technological teenage telescopic temperate tenacious tenth textile textured theatrical
therapeutic thermal thrifty thriving ticklish tidal timber timely tinted toasty toothless towering tranquil transatlantic transparent treasured trendy
triumphant trusty turquoise twin ultimate ultra unbeatable underground underwater undying unified uniform unisex united universal unmatched unrivaled
upbeat uphill uplifting upper upright utmost vacant vast velvet velvety vertical vibrant victorious vigilant vigorous violet virtuous visible visual
vital vivacious vivid vocal vocational volcanic voluntary walnut waterproof watery wavy waxed weary weathered weatherproof weighty welcoming western
wholehearted wholemeal wholesome wicker widespread wily windy winged wintry wireless witty woody woolen woollen woolly workable worldly worldwide
worthwhile worthy woven wrinkled youthful zany zealous zesty zippy`;
