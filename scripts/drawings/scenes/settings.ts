import { asphalt } from './settings/asphalt.ts'
import { binLid } from './settings/binLid.ts'
import { cabinet } from './settings/cabinet.ts'
import { ceiling } from './settings/ceiling.ts'
import { coldRoom } from './settings/coldRoom.ts'
import { containerSide } from './settings/containerSide.ts'
import { desktop } from './settings/desktop.ts'
import { doorEdge, frontDoor } from './settings/door.ts'
import { field } from './settings/field.ts'
import { gate } from './settings/gate.ts'
import { jacket } from './settings/jacket.ts'
import { lampHead } from './settings/lampHead.ts'
import { pasture } from './settings/pasture.ts'
import { pipeRoom, wetFloor } from './settings/pipeRoom.ts'
import { plantFloor } from './settings/plantFloor.ts'
import { mastTop, pole } from './settings/pole.ts'
import { powerHouse } from './settings/powerHouse.ts'
import { street } from './settings/street.ts'
import { tankTop } from './settings/tankTop.ts'
import { terrace } from './settings/terrace.ts'
import { dashboard, windscreen } from './settings/vehicleInterior.ts'
import { wall } from './settings/wall.ts'
import { warehouseFloor } from './settings/warehouseFloor.ts'
import { yard } from './settings/yard.ts'

export const settings = {
  wall,
  coldRoom,
  dashboard,
  windscreen,
  mastTop,
  yard,
  containerSide,
  pasture,
  frontDoor,
  gate,
  ceiling,
  office: desktop,
  pipeRoom,
  cabinet,
  street,
  field,
  tankTop,
  binLid,
  pole,
  doorEdge,
  wetFloor,
  powerHouse,
  jacket,
  lampHead,
  asphalt,
  plantFloor,
  warehouseFloor,
  terrace,
}
