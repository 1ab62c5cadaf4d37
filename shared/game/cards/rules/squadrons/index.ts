// `npm run cards` writes this file.

import type { WrittenCard } from '#shared/game/cards/catalog/written-cards'
import type { RulesOf } from '#shared/game/cards/rules/rules-of'
import biggsDarklighter from './biggs-darklighter'
import bobaFett from './boba-fett'
import bossk from './bossk'
import captainJonus from './captain-jonus'
import cienaRee from './ciena-ree'
import colonelJendon from './colonel-jendon'
import darthVader from './darth-vader'
import dashRendar from './dash-rendar'
import dengar from './dengar'
import dutchVander from './dutch-vander'
import garSaxon from './gar-saxon'
import hanSolo from './han-solo'
import heraSyndulla from './hera-syndulla'
import howlrunner from './howlrunner'
import ig88 from './ig-88'
import janOrs from './jan-ors'
import ketsuOnyo from './ketsu-onyo'
import keyanFarlander from './keyan-farlander'
import lieutenantBlount from './lieutenant-blount'
import lukeSkywalker from './luke-skywalker'
import maarekStele from './maarek-stele'
import majorRhymer from './major-rhymer'
import maulerMithel from './mauler-mithel'
import mornaKee from './morna-kee'
import norraWexley from './norra-wexley'
import nym from './nym'
import sharaBey from './shara-bey'
import soontirFel from './soontir-fel'
import tenNumb from './ten-numb'
import tychoCelchu from './tycho-celchu'
import valenRudor from './valen-rudor'
import wedgeAntilles from './wedge-antilles'
import whisper from './whisper'
import zertikStrom from './zertik-strom'

export const SQUADRONS: RulesOf<WrittenCard<'squadrons'>> = {
  'biggs-darklighter': biggsDarklighter,
  'boba-fett': bobaFett,
  bossk,
  'captain-jonus': captainJonus,
  'ciena-ree': cienaRee,
  'colonel-jendon': colonelJendon,
  'darth-vader': darthVader,
  'dash-rendar': dashRendar,
  dengar,
  'dutch-vander': dutchVander,
  'gar-saxon': garSaxon,
  'han-solo': hanSolo,
  'hera-syndulla': heraSyndulla,
  howlrunner,
  'ig-88': ig88,
  'jan-ors': janOrs,
  'ketsu-onyo': ketsuOnyo,
  'keyan-farlander': keyanFarlander,
  'lieutenant-blount': lieutenantBlount,
  'luke-skywalker': lukeSkywalker,
  'maarek-stele': maarekStele,
  'major-rhymer': majorRhymer,
  'mauler-mithel': maulerMithel,
  'morna-kee': mornaKee,
  'norra-wexley': norraWexley,
  nym,
  'shara-bey': sharaBey,
  'soontir-fel': soontirFel,
  'ten-numb': tenNumb,
  'tycho-celchu': tychoCelchu,
  'valen-rudor': valenRudor,
  'wedge-antilles': wedgeAntilles,
  whisper,
  'zertik-strom': zertikStrom,
}
