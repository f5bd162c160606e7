import { type SaidWords, set } from './said-words.ts';

export const FRENCH: SaidWords = {
  is: /^(?:(?:que|qu|qui|ca|tout|et|mais|car|parce|puisque) )*(?:c est|ce sont|c etait|est|sont|etait|etaient|serait)(?: (?:juste|tout|deja|que|bien|seulement))*(?: |$)/,
  am: /^(?:je|on|nous)? ?(?:suis|sommes|on est)(?: |$)/,
  reason: /^(?:pour|a cause|grace a|en cadeau|comme cadeau)(?: |$)/,
  whose: /^(?:a|au|aux|de|du|des|d|chez|en|dans|avec|sans|comme|selon|contre)(?: |$)/,
  how: /^(?:a|au|aux|en|dans|de|du|d|par|avec|sans|comme|sous|apres|selon|entre)$/,
  with: /^(?:avec|ensemble|entre)$/,
  to: /^(?:a|au|aux|pour|chez|vers)$/,
  and: /^(?:et|plus)$/,
  also: /^(?:aussi|egalement|pareil|idem)$/,
  small:
    /^(?:le|la|les|l|un|une|des|du|de|d|mon|ma|mes|son|sa|ses|notre|nos|leur|leurs|ton|ta|tes|ce|cet|cette|ces|tres|plus|si|deja|juste|ici|la|tout|toute|tous|autre|autres|premier|premiere|deuxieme|dernier|derniere|meme|et|aussi)$/,
  unmeant: set(
    `theatre cinema pub publicite cine cirque musee zoo carnaval comedie drame opera film films serie roman conte contes histoire fiction fantaisie reve reves poesie poeme chanson chansons paroles livre livres chapitre scene scenario
    repetition role personnage acteur actrice perroquet clown blague plaisanterie jeu jeux jouet jouets poupee puzzle test tests essai essais brouillon exemple exemples echantillon pratique entrainement exercice devoir devoirs
    cahier cours lecon examen disque album photo photos video musique affiche traduction ballet chorale orchestre vol chantage arnaque escroquerie mensonge farce parodie deguisement vent bidon idee question code nom
    objet chose choses motif contre avril poisson chien chienne chat chatte chiot cheval`,
  ),
  money: set('caisse tirelire cagnotte pot quete solde epargne tresorerie argent sous fric thune'),
  portions: set(
    `moitie moities demi demie tiers quart quarts part parts partie parties portion morceau morceaux reste double triple acompte acomptes avance arrhes echeance credit temperament peu petit bout bouts     extra bonus tranche tranches partage partagee`,
  ),
  repeated: set(
    `an ans annee annees jour jours heure heures semaine semaines mois nuit nuits soir soirs mensualite mensualites mensuel mensuelle mensuels hebdomadaire quotidien quotidienne annuel annuelle trimestriel periodique fixe habituel habituelle recurrent abonnement routine habitude habitudes toujours plan serie regulierement`,
  ),
  roles: set(
    'jeton jetons token tokens contrat contrats origine expediteur emetteur pool routeur monnaie code hash transaction faucet mineur pont piece pieces',
  ),
  former: set('vieux vieille ancien ancienne anciens precedent precedente ex ferme fermee pirate piratee'),
  addresses: set('adresse compte portefeuille wallet ledger coffre destinataire'),
  holders: set(
    `bar restaurant resto bistrot marche cagnotte caisse pot tirelire quete collecte fonds entreprise boite club ecole eglise paroisse association asso syndicat copropriete banque magasin commerce agence cooperative fondation groupe classe fac equipe famille tous autre
    autres personne client fournisseur bureau maison atelier commun commune tresorerie`,
  ),
  further: set('pari paris urgent important dette anniv necessaire normal gentil sympa'),
};
