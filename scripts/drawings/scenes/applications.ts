import { access } from './applications/access.ts'
import { assets } from './applications/assets.ts'
import { building } from './applications/building.ts'
import { climateWatch } from './applications/climateWatch.ts'
import { coldChain } from './applications/coldChain.ts'
import { farming } from './applications/farming.ts'
import { fleet } from './applications/fleet.ts'
import { industry } from './applications/industry.ts'
import { metering } from './applications/metering.ts'
import { power } from './applications/power.ts'
import { safety } from './applications/safety.ts'
import { urban } from './applications/urban.ts'
import type { Scene } from './frame.ts'

export const applications: Readonly<Record<string, Scene>> = {
  fleet_management: fleet,
  asset_tracking: assets,
  cold_chain: coldChain,
  smart_building: building,
  smart_metering: metering,
  smart_agriculture: farming,
  industrial_iot: industry,
  smart_city: urban,
  access_control: access,
  environment_monitoring: climateWatch,
  safety_security: safety,
  energy_management: power,
}
