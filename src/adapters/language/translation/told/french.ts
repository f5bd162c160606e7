import { forms, set, type ToldWords } from './told-words.ts';

const ER =
  'repar nettoy cuisin dejeun travaill etudi voyag nag dans fet celebr accompagn aid soign enseign install mont demont accord taill arros plant balay repass lav sech coiff coup epil maquill tatou repos mari demenag rentr arriv entr gar ponc soud neig termin commenc atterri gagn adopt vaccin oper decor organis prepar bricol renov peign jardin gard promen mang habit tomb ramon debouch din soup gout rigol';
const PAST = 'ait aient ant ions';

export const FRENCH: ToldWords = {
  things: set(
    `placard boisson sandwich casque tente lampe ballon raquette toile sono groupe mur humidite evier tondeuse remorque mariage bapteme communion anniversaire anniv fete kermesse foire concert match tournoi course marathon sortie colonie camping voyage vol croisiere hotel gite auberge plage montagne piscine gym salle club cinema cine theatre musee cirque zoo parc
    diner dejeuner repas gouter brunch apero barbecue couscous tajine raclette fondue crepes salade soupe poisson crevettes poulet viande boeuf jambon saucisson fromage pain baguette croissants lait oeufs riz pates pizza sushi tacos kebab burger frites dessert gateau tarte biscuits glace chocolat bonbons fruits pommes oranges bananes fraises raisin melon legumes tomates patates oignons cafe the jus vin biere cidre champagne bouteille bouteilles verres
    loyer caution electricite eau gaz chauffage charges poubelles internet assurance impot taxe amende peage essence diesel parking garage voiture bagnole camionnette camion moto scooter velo trottinette train bus tram metro taxi bateau avion pneu pneus roue roues frein freins embrayage batterie moteur radiateur phare pare-brise retroviseur revision vidange
    toit plafond fuite tuyau robinet douche baignoire lavabo toilettes chaudiere prise lampe ampoule porte fenetre volet volets vitre serrure cle mur sol parquet carrelage cuisine four frigo refrigerateur machine lave-linge lave-vaisselle micro-ondes canape fauteuil chaise table lit matelas armoire etagere rideau tapis miroir jardin pelouse haie cloture terrasse balcon peinture ciment briques bois vis perceuse outils meubles
    ecole college lycee fac universite creche inscription cours lecon examen livre livres cahier cartable uniforme fournitures danse ballet yoga pilates natation foot basket tennis ski judo karate echecs guitare piano violon flute batterie chorale orchestre
    dentiste medecin hopital clinique pharmacie medicament medicaments vaccin lunettes lentilles appareil dent operation therapie kine massage coiffeur coupe manucure ongles tatouage
    chien chienne chat chatte chiot cheval croquettes laisse veterinaire aquarium perroquet
    cadeau cadeaux fleurs bouquet roses bague bracelet collier montre sac chaussures baskets bottes robe costume chemise pantalon jupe veste manteau echarpe chapeau vetements jouet jouets poupee puzzle
    travail travaux boulot reparation menage demenagement livraison jardinage plomberie traduction affiche logo photos photo album disque places place billet billets abonnement cotisation atelier boulangerie boucherie marche supermarche magasin resto restaurant bar bistrot
    don collecte cagnotte refuge eglise paroisse association asso pompiers inondation seisme incendie tempete retraite diplome bac naissance grossesse accouchement enterrement obseques
    maison appart appartement chambre bureau ferme potager village ville quartier rue gare aeroport port faim soif froid chaud chance ans an annee jours jour heures heure semaines semaine mois nuit soir`,
  ),
  people: set(
    `monsieur madame mme parents beaux-parents grands-parents mome momes mere maman pere papa fils fille frere soeur mamie papi papy oncle tante tonton tata cousin cousine neveu niece copain copine mari epoux femme epouse ami amie voisin voisine collegue patron patronne associe associee employe employee proprio proprietaire locataire plombier electricien menuisier macon peintre jardinier mecanicien garagiste serrurier vitrier coiffeuse barbier medecin docteur infirmier infirmiere psy prof professeur maitresse maitre entraineur coach enfant enfants gamin gamine bebe jumeaux famille equipe serveur serveuse cuisinier cuisiniere boulanger boulangere boucher fleuriste chauffeur livreur nounou nourrice avocat avocate comptable architecte ingenieur graphiste photographe musicien chanteur chanteuse guitariste pianiste couturiere tailleur cordonnier artisan agriculteur pecheur cure pretre benevole eleve etudiant etudiante stagiaire touriste guide`,
  ),
  names: set(
    'adele adrien agathe agnes aicha alexandra alexis alice aline alix amandine amelie anais andre ange angele anne annick annie anthony antoinette arnaud arthur audrey augustin axel baptiste bastien beatrice benedicte benjamin benoit bertrand brigitte bruno capucine carole cecile cedric chantal charles charlotte christelle christian christine christophe claire clara claude clement clementine colette corinne cyril damien daniel danielle david deborah delphine denis denise diane didier dominique edith edouard eliane elisabeth elise eloise elsa emile emilie emmanuel emmanuelle eric estelle esther etienne eugenie eva fabien fabienne fabrice fanny flavie florence florent francine francis francois frederic gabin gabriel gabrielle gaelle genevieve georges gerard gilbert gilles ginette gregory guillaume gustave guy helene henri herve huguette ines irene isaac jade jeanne jeremy jerome jessica joel josiane josephine julia juliette justine karine kevin laetitia laure laurence laurent leonie lilou lina lionel lisa loic lola lorenzo louane louise luc lucie lucien ludovic lydie madeleine maelle maeva magali marc marcel margaux margot marguerite marianne marine marion marthe martine mathieu mathilde mathis maud maurice melanie melissa michele mickael mireille morgane muriel myriam nadege nathan nina noah noe noemie nora odette odile olivier oscar pascal pascale patrice patricia patrick pauline perrine quentin raphael raymond regine remi renaud rene robert robin roger roland romain romane rose roxane sabine sabrina sacha salome samia samuel sandra sebastien serge severine simon simone solange sonia stephane stephanie steve suzanne sylvain tatiana theo theodore theophile therese tristan valentin valentine vanessa veronique victoire vincent virginie xavier yann yannick yves yvette zoe',
  ),
  did: set(
    forms(ER, PAST),
    'fut etait etaient etions fus ete eu avait avaient avions suis sommes ai avons vais allons habitons travaillons vu vue bu pris prise repeint mort morte ne nee nes venu venue venus partis sorti sortie revenu offert couru dormi grandi fini servi cousu cuit reussi plu pleut neige bravo felicitations joyeux bon',
  ),
  does: set(
    'est sont a ont va vont vit vivent habite habitent travaille travaillent etudie etudient fete voyage cuisine garde enseigne arrive arrivent commence commencent coute ferme ouvre grandit adore aime fuit',
  ),
  small: set(
    'aujourd hui six sept huit neuf dix douze quinze vingt trente quarante cinquante le la les l un une des du de d au aux a mon ma mes son sa ses notre nos leur leurs ce cet cette ces je j il elle on nous ils elles me m te se lui y en c dans sur sous avec par pour chez depuis pendant entre apres et car parce que qu qui tout toute tous toutes chaque autre autres tres bien ici la aussi ensemble comme deux trois quatre cinq premier premiere deuxieme beaucoup vraiment super',
  ),
  kinds: set(
    'mensuel mensuelle annuel annuelle hebdomadaire nouveau nouvelle nouveaux nouvelles vieux vieille bon bonne bons bonnes beau belle beaux belles grand grande petit petite petits petites joli jolie gentil gentille delicieux delicieuse excellent excellente super genial geniale magnifique merveilleux incroyable cher chere rapide lent calme fatigue fatiguee content contente heureux heureuse malade casse cassee sale propre plein pleine vide haut haute bas basse long longue court courte froid froide chaud chaude frais fraiche italien italienne japonais japonaise mexicain chinois chinoise francais francaise espagnol scolaire municipal familial electrique dentaire sportif urgent sympa adorable genereux genereuse enceinte occasion commun commune',
  ),
  times: set(
    'vacances noel paques ramadan aid hier lundi mardi mercredi jeudi vendredi samedi dimanche janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre semaine mois annee ete hiver printemps automne week end weekend dernier derniere passe passee matin midi soir nuit',
  ),
  units: set('jours jour heures heure semaines semaine mois ans an minutes personnes enfants fois nuits'),
  causes: set('pour'),
  participles: set(forms(ER, 'e ee es ees')),
  auxiliaries: set('a ont ai avons avait avaient est sont suis sommes s'),
  copulas: set('fut etait etaient est sont suis sommes'),
  animals: set('chien chienne chat chatte chiot cheval perroquet'),
};
