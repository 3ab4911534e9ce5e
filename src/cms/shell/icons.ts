import AdminIcon from '@mui/icons-material/AdminPanelSettingsOutlined'
import AppsIcon from '@mui/icons-material/AppsOutlined'
import BadgeIcon from '@mui/icons-material/BadgeOutlined'
import BusinessIcon from '@mui/icons-material/BusinessOutlined'
import CableIcon from '@mui/icons-material/CableOutlined'
import CampaignIcon from '@mui/icons-material/CampaignOutlined'
import CertificateIcon from '@mui/icons-material/WorkspacePremiumOutlined'
import DiscountIcon from '@mui/icons-material/DiscountOutlined'
import DocumentIcon from '@mui/icons-material/DescriptionOutlined'
import FactoryIcon from '@mui/icons-material/FactoryOutlined'
import GroupsIcon from '@mui/icons-material/GroupsOutlined'
import HistoryIcon from '@mui/icons-material/HistoryOutlined'
import InboxIcon from '@mui/icons-material/InboxOutlined'
import ShelfIcon from '@mui/icons-material/CategoryOutlined'
import SlidesIcon from '@mui/icons-material/ViewCarouselOutlined'
import ImageIcon from '@mui/icons-material/ImageOutlined'
import BoxIcon from '@mui/icons-material/Inventory2Outlined'
import GiftIcon from '@mui/icons-material/CardGiftcardOutlined'
import KeyIcon from '@mui/icons-material/KeyOutlined'
import LoopIcon from '@mui/icons-material/AutorenewOutlined'
import PercentIcon from '@mui/icons-material/PercentOutlined'
import QuoteIcon from '@mui/icons-material/RequestQuoteOutlined'
import SwapIcon from '@mui/icons-material/SwapHorizOutlined'
import TruckIcon from '@mui/icons-material/LocalShippingOutlined'
import WarehouseIcon from '@mui/icons-material/WarehouseOutlined'
import WarningIcon from '@mui/icons-material/WarningAmberOutlined'
import LightbulbIcon from '@mui/icons-material/LightbulbOutlined'
import ListIcon from '@mui/icons-material/ListOutlined'
import PeopleIcon from '@mui/icons-material/PeopleOutlined'
import ReceiptIcon from '@mui/icons-material/ReceiptOutlined'
import RouterIcon from '@mui/icons-material/RouterOutlined'
import SellIcon from '@mui/icons-material/SellOutlined'
import SensorsIcon from '@mui/icons-material/SensorsOutlined'
import SettingsIcon from '@mui/icons-material/SettingsOutlined'
import ShieldIcon from '@mui/icons-material/ShieldOutlined'
import StarIcon from '@mui/icons-material/StarOutlined'
import type { IconName } from '#resource/iconNames.ts'

/** The icons that declarations can choose, by name. */
export const icons: Readonly<Record<IconName, typeof AppsIcon>> = {
  admin: AdminIcon,
  apps: AppsIcon,
  badge: BadgeIcon,
  box: BoxIcon,
  business: BusinessIcon,
  cable: CableIcon,
  campaign: CampaignIcon,
  certificate: CertificateIcon,
  discount: DiscountIcon,
  document: DocumentIcon,
  factory: FactoryIcon,
  gear: SettingsIcon,
  gift: GiftIcon,
  groups: GroupsIcon,
  history: HistoryIcon,
  image: ImageIcon,
  inbox: InboxIcon,
  key: KeyIcon,
  lightbulb: LightbulbIcon,
  list: ListIcon,
  loop: LoopIcon,
  people: PeopleIcon,
  percent: PercentIcon,
  quote: QuoteIcon,
  receipt: ReceiptIcon,
  router: RouterIcon,
  sensors: SensorsIcon,
  shelf: ShelfIcon,
  shield: ShieldIcon,
  slides: SlidesIcon,
  star: StarIcon,
  swap: SwapIcon,
  tag: SellIcon,
  truck: TruckIcon,
  warehouse: WarehouseIcon,
  warning: WarningIcon,
}
