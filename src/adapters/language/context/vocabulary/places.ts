/** Countries, cities, regions, and where people meet. */
export const PLACES = `
afghanistan africa alaska albania algarve algeria alley america amsterdam andorra angola ankara antalya argentina armenia asia athens atlanta auckland
austin australia austria avenue azerbaijan azores bahamas bahrain bali bangkok bangladesh barbados barcelona basel bavaria bay beijing belarus belfast
belgium belgrade belize benin berlin bern bhutan bilbao birmingham bogota bolivia bologna bonn bordeaux borough bosnia boston botswana boulevard
bradford brasilia bratislava brazil bremen brighton brisbane bristol brittany brno bronx brooklyn bruges brunei brussels bucharest budapest bulgaria
burundi cairo calgary california cambodia cambridge cameroon canada canberra caracas cardiff casablanca catalonia chennai chicago chile china cologne
colombia congo copenhagen cordoba cork corner cornwall courtyard cracow crete croatia crossroads cuba cyprus czechia dakar dallas delhi denmark denver
derby detroit devon dhaka djibouti doha dominica dortmund downtown dresden dubai dublin dubrovnik durban dusseldorf ecuador edinburgh egypt eindhoven
england eritrea essen essex estonia eswatini ethiopia europe exeter faro fiji finland florence florida france frankfurt gabon galway gambia gdansk
geneva genoa georgia germany ghana ghent glasgow gothenburg granada graz greece grenada guadalajara guatemala guinea guyana hague haiti hamburg
hannover hanoi harbor havana hawaii helsinki hillside hollywood honduras houston hull hungary hyderabad ibiza iceland india indonesia innsbruck iran
iraq ireland israel istanbul italy izmir jaipur jakarta jamaica japan jerusalem johannesburg junction karachi kathmandu kazakhstan kent kenya kiev
kigali kingston kolkata kosovo krakow kuwait kyiv kyoto kyrgyzstan lagos lahore lakeside laos latvia lebanon leeds leicester leipzig lesotho liberia
libya liechtenstein lille lima limerick linz lisbon lithuania liverpool ljubljana lodz london lucerne luxembourg lviv lyon maastricht madagascar
madeira madrid majorca malaga malawi malaysia maldives mali mallorca malmo malta manchester manhattan manila marrakech marseille mauritania mauritius
medellin melbourne mexico miami milan minsk moldova monaco mongolia montenegro monterrey montevideo montreal morocco moscow motorway mozambique mumbai
munich myanmar nairobi namibia nantes naples nepal netherlands nevada newcastle nicaragua nice niger nigeria normandy norway norwich nottingham
nuremberg odessa ohio oman ontario oporto oregon osaka oslo ottawa outskirts oxford pakistan palermo palestine panama paraguay paris perth peru
philadelphia philippines phoenix pier pisa plaza plovdiv plymouth podgorica poland portland porto portsmouth portugal poznan prague pretoria provence
qatar quay quebec queens quito reykjavik rhodes riga riverside romania rome rooftop rotterdam roundabout russia rwanda salzburg samoa santiago
sarajevo sardinia scotland seaside seattle senegal seoul serbia seville seychelles shanghai sheffield shenzhen sicily singapore skopje slovakia
slovenia sofia somalia southampton spain stockholm strasbourg stuttgart suburb suburbs sudan suriname sussex swansea sweden switzerland sydney syria
taiwan tajikistan tallinn tampere tangier tanzania tashkent tbilisi tehran tenerife texas thailand thessaloniki tirana togo tokyo tonga toronto
toulouse trieste trinidad tunis tunisia tunnel turin turkey turkmenistan tuscany uae uganda uk ukraine upstate uptown uruguay usa utrecht valencia
valletta vancouver vanuatu venezuela venice verona vienna vietnam vilnius wales warsaw washington wellington wroclaw yemen yerevan york yorkshire
zagreb zambia zaragoza zimbabwe zurich`;
/** Where somebody or something is from. */
export const NATIONS = `
albanian algerian alpine argentine argentinian armenian australian austrian azerbaijani balkan baltic bangladeshi basque bavarian belgian bolivian
bosnian bulgarian cambodian canadian caribbean catalan chilean colombian croatian cuban cypriot czech ecuadorian egyptian estonian ethiopian filipino
finnish georgian ghanaian hungarian icelandic indonesian iranian iraqi israeli jamaican jordanian kazakh kenyan latin latvian lebanese lithuanian
malaysian maltese mediterranean moroccan nepalese nepali nigerian nordic pakistani palestinian panamanian parisian peruvian romanian rwandan
senegalese serbian sicilian singaporean slovak slovenian somali sudanese swiss syrian taiwanese tanzanian tunisian ugandan ukrainian uruguayan
venezuelan welsh zambian zimbabwean`;
