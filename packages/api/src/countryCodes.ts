const common =
  'CN HK TW US JP KR DE NL FR GB CH IT AT IE BE FI SE NO DK ES PT PL CZ HU RO RU UA TR IL IN SG MY TH VN PH ID AU NZ CA MX BR ZA AE SA LU LI EE LT LV GR SI SK MO';

const others =
  'AD AF AG AI AL AM AO AQ AR AS AW AX AZ BA BB BD BF BG BH BI BJ BL BM BN BO BQ BS BT BV BW BY BZ CC CD CF CG CI CK CL CM CO CR CU CV CW CX CY ' +
  'DJ DM DO DZ EC EG EH ER ET FJ FK FM FO GA GD GE GF GG GH GI GL GM GN GP GQ GS GT GU GW GY HM HN HR HT IM IO IQ IR IS JE JM JO KE KG KH KI KM ' +
  'KN KP KW KY KZ LA LB LC LK LR LS LY MA MC MD ME MF MG MH MK ML MM MN MP MQ MR MS MT MU MV MW MZ NA NC NE NF NG NI NP NR NU OM PA PE PF PG PK ' +
  'PM PN PR PS PW PY QA RE RS RW SB SC SD SH SJ SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TJ TK TL TM TN TO TT TV TZ UG UM UY UZ VA VC VE VG ' +
  'VI VU WF WS YE YT ZM ZW';

/** All countries and regions of ISO 3166-1 by their two letters: those where most companies of the trade sit first, then by letter; the same order everywhere. */
export const countryCodes: readonly string[] = `${common} ${others}`.split(' ');
