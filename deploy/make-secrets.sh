#!/bin/sh
# Makes the secrets that chance can make, in the folder secrets beside this file, and keeps existing ones.
set -eu
umask 077
folder=${1:-$(dirname "$0")/secrets}
mkdir -p "$folder"
cd "$folder"

# Containers run as other users, so the files are readable and the folder is closed.
keep() {
	[ -s "$1" ] || cat >"$1"
	chmod 444 "$1"
}

openssl rand -base64 48 | keep master-secret
for name in owner app receiver; do
	openssl rand -hex 24 | keep "$name-password"
done
echo "postgresql://platform_app:$(cat app-password)@postgres/play" | keep database-url
echo "postgresql://owner:$(cat owner-password)@postgres/play" | keep database-owner-url

for name in smtp-url sms-gateway-url sms-gateway-key; do
	[ -s "$name" ] || echo "Write $folder/$name: it comes from your provider. Then: chmod 444 $folder/$name"
done
