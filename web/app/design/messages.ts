/** Two letters that read as a word nobody wants for a sign: rude, an animal of abuse, an illness, a refusal. */
export const unluckyPairs = new Set(
  (
    'گه کس کص کث کک کش کر خر خز خل خس خم سگ گو ان عن جق تف لش لا لج لخ چس چل چق قی قر قد شق شر شل مف ' +
    'دق دج دز رد رخ سم تب تپ بد بز بک پخ پس کج کم گم غم مر مخ نه نچ هچ پچ زر زک جن جز فک فش وز ول FU FK KK SS WC BO SM VD XX'
  ).split(' '),
);
