import { bluetooth } from './gateways/bluetooth.ts'
import { concentrator } from './gateways/concentrator.ts'
import { edge } from './gateways/edge.ts'
import { hub } from './gateways/hub.ts'
import { indoor } from './gateways/indoor.ts'
import { outdoor } from './gateways/outdoor.ts'
import { routerBody } from './gateways/router.ts'
import { satellite } from './gateways/satellite.ts'
import type { Figure } from './kit/stage.ts'

export const gatewayFigures: Readonly<Record<string, Figure>> = {
  lorawan_indoor: indoor,
  lorawan_outdoor: outdoor,
  smart_hub: hub,
  ble_gateway: bluetooth,
  industrial_edge: edge,
  cellular_router: routerBody,
  satellite_gateway: satellite,
  meter_concentrator: concentrator,
}
