import * as assets from './devices/trackers.ts'
import * as climate from './devices/climate.ts'
import * as control from './devices/control.ts'
import * as environment from './devices/environment.ts'
import * as levels from './devices/levels.ts'
import * as locks from './devices/locks.ts'
import * as metering from './devices/meters.ts'
import * as presence from './devices/presence.ts'
import * as vehicle from './devices/vehicleDevices.ts'
import * as cards from './accessories/cards.ts'
import * as fixings from './accessories/fixings.ts'
import * as power from './accessories/powerSupplies.ts'
import * as wiring from './accessories/wiring.ts'
import { carrierGateway } from './gateways/outdoor.ts'
import { gatewayFigures } from './gateways.ts'
import type { Figure } from './kit/stage.ts'
import type { settings } from './scenes/settings.ts'

export type GalleryEntry = readonly [figure: Figure, setting?: keyof typeof settings]

// One object per family …
export const familyEntries: Readonly<Record<string, GalleryEntry>> = {
  'device-types/temperature_humidity': [climate.indoorClimate, 'wall'],
  'device-types/vehicle_tracker': [vehicle.wiredTracker, 'dashboard'],
  'device-types/asset_tracker': [assets.ruggedTracker, 'yard'],
  'device-types/personal_tracker': [assets.personTracker, 'jacket'],
  'device-types/beacon': [assets.tagBeacon, 'warehouseFloor'],
  'device-types/smart_lock': [locks.doorLock, 'frontDoor'],
  'device-types/contact_sensor': [locks.doorContact, 'doorEdge'],
  'device-types/motion_occupancy': [presence.motionSensor, 'wall'],
  'device-types/people_counter': [presence.peopleCounter, 'ceiling'],
  'device-types/leak_sensor': [presence.leakSensor, 'wetFloor'],
  'device-types/flow_meter': [metering.waterMeter, 'pipeRoom'],
  'device-types/energy_meter': [metering.railMeter, 'cabinet'],
  'device-types/air_quality': [environment.airMonitor, 'office'],
  'device-types/soil_weather': [environment.soilProbe, 'field'],
  'device-types/level_sensor': [levels.tankLevel, 'tankTop'],
  'device-types/parking_sensor': [levels.parkingSensor, 'asphalt'],
  'device-types/machine_sensor': [levels.vibrationSensor, 'plantFloor'],
  'device-types/gas_smoke_detector': [environment.smokeDetector, 'ceiling'],
  'device-types/controller': [control.thermostat, 'wall'],
  'device-types/camera': [vehicle.dashCamera, 'windscreen'],
  'device-types/panic_button': [locks.panicButton, 'wall'],
  'device-types/noise_sensor': [environment.noiseSensor, 'street'],
  'gateway-types/lorawan_indoor': [gatewayFigures['lorawan_indoor']!, 'office'],
  'gateway-types/lorawan_outdoor': [gatewayFigures['lorawan_outdoor']!, 'mastTop'],
  'gateway-types/smart_hub': [gatewayFigures['smart_hub']!, 'office'],
  'gateway-types/ble_gateway': [gatewayFigures['ble_gateway']!, 'ceiling'],
  'gateway-types/industrial_edge': [gatewayFigures['industrial_edge']!, 'cabinet'],
  'gateway-types/vehicle_gateway': [vehicle.telematics, 'dashboard'],
  'gateway-types/cellular_router': [gatewayFigures['cellular_router']!, 'cabinet'],
  'gateway-types/satellite_gateway': [gatewayFigures['satellite_gateway']!, 'terrace'],
  'gateway-types/meter_concentrator': [gatewayFigures['meter_concentrator']!, 'cabinet'],
  'accessory-types/antenna': [wiring.staffAntenna, 'terrace'],
  'accessory-types/battery': [power.cells],
  'accessory-types/power_supply': [power.railSupply, 'cabinet'],
  'accessory-types/mount': [fixings.poleBracket, 'pole'],
  'accessory-types/cable': [wiring.relayHarness, 'dashboard'],
  'accessory-types/probe': [wiring.probe, 'coldRoom'],
  'accessory-types/sim_card': [cards.simCard],
  'accessory-types/enclosure': [fixings.enclosure, 'street'],
  'accessory-types/solar_kit': [power.solarKit, 'field'],
  'accessory-types/access_card': [cards.accessCards, 'office'],
  'accessory-types/current_clamp': [power.clamps, 'cabinet'],
}

// … and one for each product that does not look like its family.
export const productEntries: Readonly<Record<string, GalleryEntry>> = {
  'DEV-TH-LW02': [climate.outdoorClimate, 'street'],
  'DEV-TH-NB03': [climate.chillLogger, 'coldRoom'],
  'DEV-TH-LW04': [climate.freezerProbe, 'coldRoom'],
  'DEV-TH-BLE05': [climate.palletLogger, 'warehouseFloor'],
  'DEV-VT-OBD': [vehicle.plugTracker, 'dashboard'],
  'DEV-FL-485': [levels.fuelSensor, 'tankTop'],
  'DEV-AT-SOL2': [assets.solarTracker, 'containerSide'],
  'DEV-AT-LW03': [assets.loraTracker, 'warehouseFloor'],
  'DEV-AT-SAT4': [assets.satelliteTracker, 'containerSide'],
  'DEV-BC-UWB2': [assets.precisionTag, 'warehouseFloor'],
  'DEV-PT-LW2': [assets.collarTracker, 'pasture'],
  'DEV-SL-BLE2': [locks.padlock, 'gate'],
  'DEV-SL-NB3': [locks.containerSeal, 'containerSide'],
  'DEV-SL-LW4': [locks.cabinetHandle, 'cabinet'],
  'DEV-MO-LW2': [presence.deskSensor, 'office'],
  'DEV-LK-ZB2': [control.shutOffValve, 'pipeRoom'],
  'DEV-WM-LW2': [metering.pulseCounter, 'pipeRoom'],
  'DEV-WM-WMB3': [metering.heatMeter, 'pipeRoom'],
  'DEV-EM-485': [metering.powerAnalyser, 'cabinet'],
  'DEV-EM-ZB3': [control.smartPlug, 'wall'],
  'DEV-AQ-LW2': [environment.carbonSensor, 'wall'],
  'DEV-AQ-NB3': [environment.airStation, 'street'],
  'DEV-SO-LW2': [environment.weatherStation, 'terrace'],
  'DEV-IR-LW3': [control.irrigationControl, 'field'],
  'DEV-LV-LW2': [levels.binLevel, 'binLid'],
  'DEV-LV-LW3': [levels.gaugeReader, 'tankTop'],
  'DEV-MC-LW2': [levels.pressureSensor, 'pipeRoom'],
  'DEV-MC-LW3': [control.ioController, 'cabinet'],
  'DEV-GN-LTE1': [levels.generatorUnit, 'powerHouse'],
  'DEV-GS-NB1': [environment.gasDetector, 'wall'],
  'DEV-ST-LW1': [control.streetLightControl, 'lampHead'],
  'GW-LW-OUT16': [carrierGateway, 'mastTop'],
  'ACC-ANT-LTE': [wiring.magnetAntenna],
  'ACC-ANT-GNSS': [wiring.positionAntenna, 'dashboard'],
  'ACC-BAT-18650': [power.batteryPack],
  'ACC-PSU-POE': [power.injector, 'office'],
  'ACC-PSU-USB': [power.usbAdapter],
  'ACC-MNT-WALL': [fixings.wallKit],
  'ACC-MNT-MAG': [fixings.magnet],
  'ACC-CBL-OBDY': [wiring.yCable, 'dashboard'],
  'ACC-PRB-ROPE5': [wiring.leakRope, 'wetFloor'],
  'ACC-SIM-ESIM': [cards.simChip],
}
