-- What post-load.ts does, for wrk.
local body, origin = "", ""
math.randomseed(os.time())
local posts = math.random(0, 2 ^ 23)

function init(arguments)
  body, origin = arguments[1], arguments[2]
end

function request()
  local n = posts
  posts = posts + 1
  local address = string.format("10.%d.%d.%d", math.floor(n / 65536) % 256, math.floor(n / 256) % 256, n % 256)
  local of = function(count) return tostring(n % tonumber(count)) end
  local sent = body:gsub("{n}", tostring(n)):gsub("{of:(%d+)}", of)
  return wrk.format("POST", nil, { ["content-type"] = "application/json", origin = origin, ["x-forwarded-for"] = address }, sent)
end
