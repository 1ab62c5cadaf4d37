// `npm run cards` writes this file.

import type { WrittenCard } from '#shared/game/cards/catalog/written-cards'
import type { RulesOf } from '#shared/game/cards/rules/rules-of'
import biggsDarklighter from './biggs-darklighter'
import bobaFett from './boba-fett'
import bossk from './bossk'
import captainJonus from './captain-jonus'
import colonelJendon from './colonel-jendon'
import dashRendar from './dash-rendar'
import dengar from './dengar'
import garSaxon from './gar-saxon'
import heraSyndulla from './hera-syndulla'
import howlrunner from './howlrunner'
import ketsuOnyo from './ketsu-onyo'
import keyanFarlander from './keyan-farlander'
import lieutenantBlount from './lieutenant-blount'
import lukeSkywalker from './luke-skywalker'
import maarekStele from './maarek-stele'
import norraWexley from './norra-wexley'
import nym from './nym'
import tenNumb from './ten-numb'
import wedgeAntilles from './wedge-antilles'
import whisper from './whisper'
import zertikStrom from './zertik-strom'

export const SQUADRONS: RulesOf<WrittenCard<'squadrons'>> = {
  'biggs-darklighter': biggsDarklighter,
  'boba-fett': bobaFett,
  bossk,
  'captain-jonus': captainJonus,
  'colonel-jendon': colonelJendon,
  'dash-rendar': dashRendar,
  dengar,
  'gar-saxon': garSaxon,
  'hera-syndulla': heraSyndulla,
  howlrunner,
  'ketsu-onyo': ketsuOnyo,
  'keyan-farlander': keyanFarlander,
  'lieutenant-blount': lieutenantBlount,
  'luke-skywalker': lukeSkywalker,
  'maarek-stele': maarekStele,
  'norra-wexley': norraWexley,
  nym,
  'ten-numb': tenNumb,
  'wedge-antilles': wedgeAntilles,
  whisper,
  'zertik-strom': zertikStrom,
}
