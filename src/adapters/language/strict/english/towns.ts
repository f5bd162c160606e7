import { any, type Rule, seq } from '../rules/rule.ts';

/** Towns where somebody is, behind the one who is paid: "my brother in lagos". */
export const TOWN: Rule = seq(
  any('in|from|at|over in|back in|down in|up in'),
  any(
    'lagos|london|paris|berlin|madrid|rome|lisbon|porto|dublin|leeds|manchester|glasgow|edinburgh|vienna|zurich|geneva|amsterdam|brussels|athens|istanbul|ankara|izmir|warsaw|prague|budapest|kyiv|moscow|oslo|stockholm|copenhagen|helsinki|new york|boston|chicago|miami|toronto|montreal|vancouver|mexico|bogota|lima|santiago|buenos aires|sao paulo|rio|tokyo|seoul|beijing|shanghai|hong kong|taipei|singapore|manila|cebu|bangkok|hanoi|jakarta|mumbai|delhi|bangalore|karachi|lahore|dhaka|dubai|cairo|nairobi|accra|kampala|johannesburg|cape town|casablanca|tunis|beirut|sydney|melbourne|auckland|germany|france|spain|italy|portugal|poland|ukraine|turkey|greece|nigeria|ghana|kenya|india|pakistan|brazil|argentina|colombia|canada|australia|japan|the philippines|the uk|the us|work|school|home|the office|the shop|the market|the gym|the club|the bakery|next door|upstairs|downstairs|the corner',
  ),
);
