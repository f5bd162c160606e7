const words = (text: string): readonly string[] => text.split(/\s+/);

/** What is paid for. A purpose names it behind a preposition only: "Kino." alone says that all of it is a film. */
const SIMPLE = words(
  `abendessen abiball abitur abschied abschiedsgeschenk abschlussball account accounts ahv airbnb akku album alimente anderung angelschein anhanger
    anstrich anteil anwalt anzahlung anzeige anzug apfel apfelsaft api apotheke app aquarium arbeit architekt artikel arzt arztrechnung atelier audit
    auftrag aufwandsentschadigung ausflug ausgaben aushilfe auslagen auspuff auto autobahnmaut autoreparatur baby babysitten babysitter babysitterin
    backend backofen bad bahn bahncard bahnticket balkon ballett ballons band bar batterie battlepass baumaterial baume baumschnitt beat beats beerdigung
    beeren behandlung beitrag belohnung benzin beratung besteck bestellung bett bier biere biergarten bike bildschirm birnen blumen blumenstrauss boden
    boiler bonus boost brautkleid bremsen brennholz bretter brezeln brille broschure brot brotchen brotzeit brunch buch bucher buchhaltung buffet bug
    bugeleisen bugeln bugfix burger buro buromiete bus bussgeld cafe camping carport catering chips chor clan cloud club cocktails code cola computer
    controller couch dach dachreparatur deko dekoration design deutschkurs dienst dienste dienstleistung dirndl disco disko dj domain doner drinks
    drogerie druck drucker dunger eier einfuhr einkauf einkaufe einrichtung einsatz einschulung eintritt eintrittskarte eintrittskarten einweihung einzug
    eis elektriker ens entlohnung entwicklung erbe erdbeeren erde ernte ersatz erstattung essen fahrkarte fahrkarten fahrrad fahrradreparatur fahrschule
    fahrstunde fahrstunden fahrt fahrtkosten falafel farbe fass fasser feature feier felgen fenster fensterputzen ferienhaus ferienlager ferienwohnung
    ferkel fernseher fest festival festplatte feuerwehr feuerwerk finanzamt finderlohn firmung fisch fitnessstudio fix flasche flaschen fleisch fliesen
    flug fluge flugticket flyer forderung fortbildung foto fotos fotoshooting fracht freibad friseur frontend fruhstuck fuhrerschein fussballspiel futter
    gage game games garage garten gartenarbeit gartner gas gasgebuhren gasrechnung gebuhr gebuhren geburtstag geburtstagsgeschenk gedichte gehalt geige
    gemeinde gemuse gericht geschenk geschirr getranke getrankekasse getreide gewinn gez gilde gitarre gitarrenunterricht glaser gold grab grabpflege
    grafik grafiken grafikkarte grillabend grillen grillfest grundschule grundsteuer gruppengeschenk gutachten gutachter guthaben gutschein gutscheine
    gymnasium haare haarefarben haarschnitt hafer haftpflicht hallenbad hamster handwerker handwerkerrechnung handy handyrechnung handyvertrag hausarzt
    hausgeld haushaltsgeld hausverwaltung hecke hefte heizkosten heizol heizung helfer helm hemd herd heu heurigen heuriger hilfe hochzeit hochzeitsfotos
    hochzeitsgeschenk hof holz homepage honig honorar horgerat hort hose hostel hosting hotel hotelrechnung hotelzimmer hufpflege hufschmied huhner hund
    hunde hundefutter hundeschule hundesitter hutte imbiss impfung impfungen inspektion instandsetzung instrument internet internetrechnung jacke jagd
    jagdschein jause jeans jgs job jubilaum jugend junggesellenabschied kabel kaffee kaffeemaschine kaltmiete kamera kamin kaminholz kaninchen kantine
    karten kartoffeln kase kasten katalog katze katzen katzenfutter kaution kebab kebap kekse kette key keys kies kind kinder kinderarzt kindergarten
    kindergeburtstag kindergeld kinderwagen kino kinokarten kirche kirschen kiste kisten kita klassenfahrt klavier klavierstunde klavierstunden
    klavierunterricht kleid kleider kleidung klempner klempnerrechnung kneipe knollchen koffer kohle kollekte kommode kommunion konfirmation konsole
    kontaktlinsen konzert konzertkarte konzertkarten konzertticket konzerttickets kopfhorer korbchen korrektorat kosmetik kosten kostum krankengymnastik
    krankenhaus krankenkasse kranz kreuzfahrt kuche kuchen kuh kuhe kuhlschrank kupplung kurs lack ladekabel ladenlokal ladenmiete lager lagerraum lampe
    lampen laptop laterne laternen lautsprecher lebensmittel leberkassemmel lederhose lehrgang leihgebuhr leihwagen leine leistung leistungen lektorat
    lieferung lift limo lizenz lizenzen lizenzgebuhr lkw logo lohn mahnung makler maler malerarbeiten mannschaft mantel marketing marktstand marmelade
    massage match material matratze maus maut medikamente medizin mehrwertsteuer meldegebuhr melkmaschine mensa menu miete mietwagen mikrofon milch mint
    mitfahrgelegenheit mitfahrt mitgliedsbeitrag mitgliedschaft mithilfe mittagessen mittagstisch mixer mobel mofa monatskarte monatsmiete monitor montage
    moped motorrad mount muhe mull mullabfuhr museum musik musikschule musikunterricht mwst nachhilfe nachtessen nachwuchs nagel nebenkosten nft nfts
    notar notargebuhren nudeln objektiv obst ofen ohrringe ol olwechsel oper operation orgel pacht paket papier parken parkett parkplatz parkticket party
    pasta pc pellets pension pferd pferde pflanzen physio physiotherapie piercing pilze pizza plakat platte platten playstation plugin podcast polterabend
    pommes popcorn porto pramie preis preisgeld proberaum programm programmierung projekt provision prufung prufungsgebuhr pulli pullover putzen putzfrau
    putzhilfe rad raid ramen rasen rasenmaher rate rechner rechnung rechnungen regal reifen reinigung reis reise reisekosten reiseversicherung reitstunde
    reitstunden renovierung reparatur reparaturen restaurant restaurantrechnung restschuld restzahlung ring rolladen roller ruckerstattung rucksack runde
    rundfunk saat saatgut saft salat samen sand sandalen sanierung sauna schafe schicht schiedsrichter schmuck schnaps schneeraumen schneider schnitt
    schnitzel schoko schokolade schornsteinfeger schrank schrauben schuhe schulausflug schulbucher schulden schule schulessen schulranzen schulsachen
    schulung schuster schwein schweine schwert schwimmkurs script sekt semester semesterbeitrag semestergebuhr seminar semmeln seo server sessel setzlinge
    shooting skikurs skin skinpaket skins skipass skiurlaub skiverleih smartphone snacks sofa software sold sommerfest song speicher spende spesen spiegel
    spiel spiele spielzeug sprachkurs sprit spritgeld spulmaschine stall stand standgebuhr standmiete startgebuhr startgeld statiker staubsauger steak
    steine steuer steuerberater steuerberatung steuern stiefel stifte strafe strafzettel strassenfest strauss stroh strom stromrechnung studio studium
    stuhl stuhle stunden stundenlohn suessigkeiten suppe support sushi switch tablet tabletten tagesmutter tanken tankfullung tanzkurs tapete tasche
    taschengeld tastatur tattoo taufe taxi taxifahrt tee telefon telefonrechnung teppich teppichboden terrasse texte theater therapie therme ticket
    tickets tierarzt tierarztrechnung tierheim tinte tisch toaster toner topfe tor torte tracht trainingslager traktor transport transporter trauerfeier
    trikot trikots trikotsatz trinkgeld trockner trommel tur turen turnier turnverein tuv ubersetzung uberstunden uhr umlage umsatzsteuer umzug
    umzugshelfer uni unkosten unterhalt unterkunft unterricht unterstutzung update urlaub velo velokurier verdienst verein vereinsbeitrag vergutung
    verlobung versand versicherung verstarker vertrag vertretung video videos visitenkarten vorhange wanderung ware waren warmmiete wartung waschbecken
    wasche waschen waschmaschine wasser wasserrechnung wasserschaden webdesign webseite website wein weiterbildung weizen wellness werbung werkstatt
    werkzeug wette wg whitelist windeln winterdienst winterreifen wlan wocheneinkauf workshop wurst xbox yogakurs zahnarzt zahnarztrechnung zahnersatz
    zahnspange zaun zelt zeltlager zement zertifikat ziegel zimmer zmittag znacht znuni zoll zoo zug zugticket zuschuss zvieri`,
);
const FIRST = words(
  `abend abschieds anmelde anwalts app arzt auto autobahn baby bad bahn bau bearbeitungs benzin betriebs bier brauhaus brot buro bus camping computer
    dach design deutsch diesel domain doner druck elektriker englisch entsorgungs entwicklungs fahrrad familien fenster ferien festival feuerwehr fitness
    fleisch flug foto friseur fruhstucks fussball gaming garten gas gast geburtstags geigen gemeinde gemuse gerichts getranke gitarren golf grafik grill
    gruppen handwerker handy haus heiz heizol heizungs hilfs hochzeits holz hotel hunde internet jahres jugend kaffee katzen kfz kinder kindergarten kino
    kirchen kita klassen klavier klempner kneipen konzert kosmetik kranken kuchen kurs laden lager laptop lebensmittel liefer lizenz logo lohn makler
    maler marketing markt massage material maut medikamenten miet mitglieds mittags mobel motorrad mull museums musik nachhilfe neben notar nutzungs obst
    park pferde pflege pizza praxis prufungs putz rad reinigungs reise reit rest restaurant schluss schrank schul schwimm seminar senioren server service
    ski software sommer spanisch spenden spiel spielzeug sport sprach stand start steuer strom support tank tanz taxi teil teilnahme telefon tennis
    theater therapie tier tierarzt transport tur umzugs uni urlaubs vereins versand verwaltungs video wartungs wasch wasser web website weihnachts wein
    werbe werkstatt werkzeug winter wohnungs workshop yoga zahnarzt zimmer zoo zug`,
);
const SECOND = words(
  `abend arbeit arbeiten ausflug beitrag bestellung besuch bucher dienst einkauf einkaufe ersatzteile essen fahrt feier fest futter gebuhr gebuhren geld
    gerat geschenk karte karten kauf kleidung kosten kurs kurse lehrer lehrerin lieferung material miete party pauschale projekt rechnung reise reparatur
    schuhe steuer stuhl stunde stunden teile ticket tickets trainer training unterricht versicherung vertrag wagen zubehor zuschuss`,
);
/** A compound is whatever its second part is: "umzugskosten". */
export const THINGS: ReadonlySet<string> = new Set([
  ...SIMPLE,
  ...FIRST.flatMap((first) => SECOND.map((second) => `${first}${second}`)),
]);
/** The first part of a compound with a hyphen or a gap: "WG-Miete". */
export const BEFORE_THINGS: ReadonlySet<string> = new Set([
  ...words(
    'wg pc it app web website gaming account online kfz led usb tv iphone samsung steam discord ebay amazon krypto nft excel deutsch englisch yoga firmen vereins familien',
  ),
  ...FIRST,
  ...SIMPLE,
]);
