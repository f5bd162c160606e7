const set = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

/** More first names, which have a place only between "to" and an account. None is a word of its own, a token or a network. */
export const MORE_NAMES: ReadonlySet<string> = set(
  `rajesh suresh mahesh ramesh dinesh ganesh mukesh naresh rakesh kamal vijay ajay sanjeev rajiv rohit rohan vikram vikas manish nitin
  ashok pankaj gaurav sandeep kiran kavita lakshmi meena geeta seema rekha shreya divya nisha swati aarti harpreet gurpreet simran
  aditya karthik srinivas venkat imran bilal usman hamza faisal asif tariq kamran nadia saima ayesha sana farah mariam
  chinedu chukwuemeka obinna ifeanyi uche nnamdi chioma adaeze amaka nneka oluwaseun segun femi kunle bola yemi folake funke adebayo
  kwabena yaw akua abena adwoa mwangi kamau njoroge otieno achieng wambui akinyi thabo sipho lerato nomsa tendai tatenda farai
  ayse fatma zeynep elif emine hatice merve esra mehmet mustafa hasan huseyin emre burak murat cem kemal okan serkan volkan tolga selin
  piotr pawel krzysztof andrzej tomasz marcin michal jan jakub katarzyna agnieszka magdalena malgorzata joanna ewa zofia kasia
  aleksander dmitry sergey andrei alexei nikolai mikhail vladimir oleg igor pavel yuri maksim ekaterina tatiana anastasia ksenia yulia
  oleksandr andriy taras bohdan oksana iryna olena petr jiri zdenek vaclav jana zuzana milan zoran goran dragan marko jovana milica
  gyorgy laszlo istvan zoltan eszter ildiko ion mihai andreea ioana vasile radu nikos giorgos dimitris yannis kostas katerina
  joaquin andres alejandro sergio alvaro mateo santiago sebastian lucas thiago rodrigo eduardo marcos vinicius leticia larissa fernanda
  juliana mariana patricio ximena guadalupe rocio paloma consuelo esperanza dolores manuel jorge raul hector oscar ernesto gustavo
  jean luc thierry laurent olivier guillaume mathieu benoit celine aurelie manon lea clement remi sylvie brigitte monique
  uwe jens torsten holger matthias markus andreas tobias florian lukas jonas leon finn katja anja birgit ute silke gudrun ursula
  erik magnus gustav sigrid solveig freya signe mikkel rasmus jesper soren mette kirsten aino eero mikko pekka timo kaisa liisa
  pieter willem joost sander daan sanne femke anouk liesbeth maarten
  akira takeshi kenta satoshi yoko keiko naoko hana haruka misaki ayumi jiho minjun seojun jiwoo soyeon hyejin xiaoming xiaoli
  jing hui ying yan jun ming hao lin bao duc hung tuan thanh hoa lan thuy phuong siti budi agus dewi putri wahyu rizky aisyah nurul
  jomar jhon jericho maricel rosario analyn rodel arnel reynaldo danilo ramil cherry lorna imelda
  yosef moshe avi eitan noam shira yael tamar rivka khalid abdullah abdul salman youssef karim samir rania huda noor yasmin
  amina khadija mariama fatou mamadou ousmane ibrahima awa cheikh abebe tigist almaz dawit selam
  becky debbie jenny jess katie kathy vicky mandy tracey kylie sheila doreen maureen elaine joyce beryl gwen nigel clive gareth rhys
  liz beth ellie lottie poppy georgia alfie archie callum ewan fergus hamish angus duncan siobhan niamh aoife ciaran eoin padraig
  tommy johnny jimmy billy bobby danny kenny benny lenny vinny manny marty stevie frankie charlie louie vince curtis darnell tyrone
  deshawn jamal latoya keisha tamika ebony shaniqua dwayne marcus darius malik lamar`,
);
/** Words that stand before a name. */
export const TITLES: ReadonlySet<string> = set(
  'mr mrs ms miss mx dr prof mister madam madame monsieur herr frau señor senor senora',
);
/** Words that stand behind a name. */
export const HONORIFICS =
  'hanim bey abi abla bhai bhaiya didi ji san sensei sama sir madam mam uncle auntie aunty aunt saab sahab hoca teyze amca kun chan bro sis garu';
/** Relatives whom no word owns: "to mama". */
export const RELATIVES =
  'mama papa mommy mummy mammy daddy mom mum dad auntie aunty aunt uncle grandma grandpa granny gran nana nan oma opa abuela abuelo nonna nonno babushka ate kuya tita tito lola lolo nanay tatay bhai bhaiya didi dadi nani chacha amma appa baba abba ammi hyung noona oppa unnie sis bro hubby wifey gramps grandad granddad cousin brother sister pastor father coach teacher doctor';
